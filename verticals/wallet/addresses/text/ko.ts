/** The message about a new address, in Korean. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Evenkeel 주소록에 새 주소가 추가되었습니다',
  'notice.addressAdded.body':
    '{at} UTC에 주소록에 출금 주소가 추가되었습니다: {address}, {network} 네트워크의 {asset}. 본인이 아니라면 주소를 삭제하고 즉시 로그인 비밀번호를 변경한 뒤 보안 센터에서 계정을 동결해 주세요.',
  'notice.addressAdded.short':
    'Evenkeel: 주소록에 출금 주소 {address}({asset})가 추가되었습니다. 본인이 아니면 즉시 비밀번호를 변경하고 앱에서 계정을 동결하세요.',
} satisfies typeof en
