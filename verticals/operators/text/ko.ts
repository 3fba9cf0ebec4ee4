/** What operators are told at the console's entrance and about each other, in Korean. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': '이름 또는 비밀번호가 올바르지 않습니다.',
  'refusal.operatorCodeWrong': '코드가 올바르지 않거나 이미 사용되었습니다.',
  'refusal.invitationOver':
    '이미 사용되었거나 더 이상 유효하지 않은 링크입니다. 관리자에게 새 링크를 요청하세요.',
  'refusal.noPasskey': '아직 등록된 패스키가 없습니다. 인증 앱의 코드를 사용하세요.',
  'refusal.operatorUnknown': '해당 운영자가 없습니다.',
  'refusal.operatorSessionOver': '이미 종료된 세션입니다.',
  'refusal.operatorNameTaken': '같은 이름의 운영자가 이미 있습니다.',
  'refusal.ownAccess': '자신의 접근 권한은 변경할 수 없습니다. 다른 관리자에게 요청하세요.',
  'refusal.lastAdmin': '마지막 관리자입니다. 먼저 다른 사람을 관리자로 지정하세요.',
} satisfies typeof en
