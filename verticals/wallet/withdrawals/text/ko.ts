/** The messages about withdrawals, in Korean. */
import type en from './en.ts'

export default {
  'notice.requested.subject': '{amount} {asset} 출금 신청',
  'notice.requested.body':
    '{network}에서 {address}(으)로 끝나는 주소로 {amount} {asset} 출금을 신청하셨습니다. 본인이 아니라면 즉시 앱에서 취소하고 보안 센터에서 계정을 동결한 뒤 비밀번호를 변경하세요.',
  'notice.requested.short':
    'Evenkeel: {address}(으)로 {amount} {asset} 출금 신청. 본인이 아니면 즉시 앱에서 취소하세요.',
  'notice.byProgram.subject': 'API 키로 {amount} {asset} 출금 신청',
  'notice.byProgram.body':
    'API 키를 사용하는 프로그램이 {network}에서 {address}(으)로 끝나는 주소로 {amount} {asset} 출금을 신청했습니다. 본인이 아니라면 즉시 앱에서 취소하고 보안 센터에서 키를 삭제한 뒤 계정을 동결하세요.',
  'notice.byProgram.short':
    'Evenkeel: API 키가 {address}(으)로 {amount} {asset} 출금을 신청. 본인이 아니면 즉시 앱에서 취소하세요.',
  'notice.approved.subject': '{amount} {asset} 출금 승인',
  'notice.approved.body':
    '{network} {amount} {asset} 출금이 승인되어 곧 전송됩니다. 이제 취소할 수 없습니다.',
  'notice.approved.short': 'Evenkeel: {amount} {asset} 출금이 승인되어 곧 전송됩니다.',
  'notice.cancelled.subject': '{amount} {asset} 출금 취소',
  'notice.cancelled.body':
    '{network} {amount} {asset} 출금이 취소되었습니다. 금액과 수수료를 다시 사용할 수 있습니다. 본인이 아니라면 비밀번호를 변경하세요.',
  'notice.cancelled.short': 'Evenkeel: {amount} {asset} 출금이 취소되어 다시 사용할 수 있습니다.',
  'notice.paid.subject': '{amount} {asset} 출금 완료',
  'notice.paid.body':
    '{network}에서 {amount} {asset}이(가) 전송되어 확인되었습니다. 트랜잭션은 출금 내역에서 확인할 수 있습니다.',
  'notice.paid.short': 'Evenkeel: {amount} {asset} 출금이 완료되었습니다.',
  'notice.rejected.subject': '{amount} {asset} 출금 거절',
  'notice.rejected.body':
    '{network} {amount} {asset} 출금이 거절되었습니다. 금액과 수수료는 계정으로 반환되었으며 사유는 출금 내역에서 확인할 수 있습니다.',
  'notice.rejected.short': 'Evenkeel: {amount} {asset} 출금이 거절되어 계정으로 반환되었습니다.',
  'code.words':
    '{network}에서 끝자리가 {address}인 주소로 {amount} {asset}을(를) 출금하기 위한 인증 코드입니다. 보내려는 주소의 마지막 6자리와 같을 때만 입력하세요:',
} satisfies typeof en
