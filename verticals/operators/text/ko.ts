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
  'refusal.lastFactor': '유일한 2단계 인증 수단입니다. 먼저 다른 수단을 추가하세요.',
  'refusal.lastAdmin': '마지막 관리자입니다. 먼저 다른 사람을 관리자로 지정하세요.',
  'refusal.queueUnknown': '그런 대기열이 없습니다.',
  'refusal.caseUnknown': '이 건은 더 이상 대기 중이 아닙니다.',
  'refusal.caseTaken': '{name} 님이 이 건을 처리하고 있습니다.',
  'refusal.caseChanged': '여신 뒤에 이 건이 바뀌었습니다. 결정하기 전에 다시 확인하세요.',
  'refusal.addressUnreadable':
    '주소를 읽을 수 없어 이 출금은 지급할 수 없습니다. 거절할 수 있습니다.',
  'refusal.costCoinWrong': '이 네트워크는 비용을 다른 코인으로 받습니다.',
  'refusal.paidBySigner': '이 출금은 서명 서버가 지급합니다. 직접 지급하면 두 번 나갑니다.',
  'refusal.amountTooLarge': '기록할 수 있는 최대 금액을 넘어 그대로 입금 처리할 수 없습니다.',
  'refusal.payoutUnproven':
    '지급되지 않았다는 사실이 체인에서 증명되지 않았습니다. 이 출금은 거절하거나 다시 보낼 수 없습니다.',
  'refusal.transactionNotSigned': '서명 서버가 이 출금을 위해 서명한 트랜잭션이 아닙니다.',
  'refusal.notLookedAt': '결정하기 전에 건을 여세요.',
  'refusal.photosUnopened': '인증하기 전에 모든 사진을 확인하세요.',
  'refusal.idNumberTaken': '이 신분증 번호로 이미 다른 회원이 인증되었습니다.',
  'refusal.pictureLinkOver': '이 사진의 링크가 만료되었습니다. 건을 다시 여세요.',
  'refusal.picturesBusy': '지금은 사진을 표시할 수 없습니다. 잠시 후 다시 시도하세요.',
  'refusal.adminNeeded': '접근 권한은 관리자만 변경할 수 있습니다.',
  'refusal.otherAdminCanDoIt': '콘솔에서 처리할 수 있는 다른 관리자가 있습니다.',
} satisfies typeof en
