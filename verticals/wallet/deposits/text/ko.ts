/** What members are told about deposits by mail and SMS, in Korean. */
import type en from './en.ts'

export default {
  'credited.subject': '입금 반영 완료: {amount} {asset}',
  'credited.body': '{network}을(를) 통한 {amount} {asset} 입금이 현물 계정에 반영되었습니다.',
  'credited.short': 'Evenkeel: {amount} {asset} 입금이 반영되었습니다.',
  'rejected.subject': '입금 거절: {amount} {asset}',
  'rejected.body': '{network}을(를) 통한 {amount} {asset} 입금이 거절되었습니다.\n\n사유: {reason}',
  'rejected.short': 'Evenkeel: {amount} {asset} 입금이 거절되었습니다. 사유: {reason}',
  'test.subject': '테스트 자금 반영 완료: {amount} {asset}',
  'test.body':
    '테스트 자금 {amount} {asset}이(가) 현물 계정에 반영되었습니다. 이 샌드박스 밖에서는 가치가 없습니다.',
  'test.short': 'Evenkeel: 테스트 자금 {amount} {asset}이(가) 반영되었습니다.',
} satisfies typeof en
