/** Texts of messages to members, in Korean. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': '안티피싱 코드: {word}',
  'mail.foot':
    '이 메시지는 자동으로 발송되었습니다. Evenkeel의 메시지에는 링크가 없습니다. 앱은 직접 열어 주세요.',
  'mail.notYou':
    '본인이 아닌가요? 즉시 로그인 비밀번호를 변경하고 보안 센터에서 계정을 동결하세요. 로그인할 수 없다면 로그인 페이지에서 비밀번호를 재설정하세요.',
  'mail.unknownDevice': '알 수 없는 기기',
  'mail.when': '시각: {at} UTC',
  'mail.device': '기기: {device}',
  'mail.address': 'IP 주소: {address}',
  'mail.reason': '사유: {reason}',
  'mail.purpose.register': 'Evenkeel 회원가입 인증 코드:',
  'mail.purpose.reset': '로그인 비밀번호 재설정 인증 코드:',
  'mail.purpose.thaw': '계정 동결 해제 인증 코드:',
  'mail.purpose.oldContact': '현재 연락처 확인 인증 코드:',
  'mail.purpose.newContact': '새 연락처 확인 인증 코드:',
  'mail.code.subject': 'Evenkeel 인증 코드',
  'mail.code.body':
    '{purpose}\n\n{code}\n\n{minutes}분 동안 유효하며, 코드를 요청한 기기에서 한 번만 사용할 수 있습니다.\n\nEvenkeel의 누구도 이 코드를 묻지 않습니다. 누구에게도 알려 주지 마세요. 요청하지 않았다면 이 메시지를 무시하세요. 코드가 없으면 아무 일도 일어나지 않습니다.',
  'mail.registeredAlready.subject': '회원님의 이메일 주소로 가입 시도가 있었습니다',
  'mail.registeredAlready.body':
    '누군가(본인일 수도 있습니다) 이 이메일 주소로 Evenkeel에 가입하려고 했습니다. 이미 계정이 있는 주소이므로 코드를 보내지 않았습니다.\n\n본인이라면 로그인하거나 로그인 페이지에서 비밀번호를 재설정하세요.\n\n본인이 아니라면 아무것도 하지 않아도 됩니다. 계정이 있다는 사실은 누구에게도 알려지지 않았고, 계정에 바뀐 것도 없습니다.',
  'mail.signedIn.subject': 'Evenkeel 계정에 새로운 로그인',
  'mail.signedIn.body': '처음 보는 기기에서 회원님의 계정에 로그인했습니다.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Evenkeel 계정: {event}',
  'mail.accountChanged.body':
    'Evenkeel 계정에 다음 변경이 있었습니다.\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': '인증이 완료되었습니다',
  'mail.identityVerified.body': '좋은 소식입니다: {event}.\n\n더 하실 일은 없습니다.',
  'mail.identityRefused.subject': '인증을 완료하지 못했습니다',
  'mail.identityRefused.body':
    '제출하신 내용을 심사했습니다: {event}.\n\n{facts}\n\n앱에서 본인 인증을 열어 수정한 뒤 다시 제출해 주세요.',
  'sms.code': '{purpose} {code}. {minutes}분간 유효. Evenkeel은 이 코드를 절대 묻지 않습니다.',
  'sms.registeredAlready':
    '이미 계정이 있는 이 번호로 누군가 Evenkeel에 가입하려고 했습니다. 본인이라면 로그인하거나 비밀번호를 재설정하세요. 아니라면 아무것도 하지 않아도 됩니다.',
  'sms.signedIn':
    'Evenkeel: 새로운 로그인, {device}, {at} UTC. 본인이 아니라면 즉시 비밀번호를 변경하고 앱에서 계정을 동결하세요.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. 본인이 아니라면 즉시 비밀번호를 변경하고 앱에서 계정을 동결하세요.',
  'sms.identityVerified': 'Evenkeel: {event}. 더 하실 일은 없습니다.',
  'sms.identityRefused': 'Evenkeel: {event}. 앱에서 사유를 확인하고 다시 제출해 주세요.',
  'mail.event.signedIn': '새로운 로그인',
  'mail.event.passwordChanged': '로그인 비밀번호 변경됨',
  'mail.event.transactionPasswordChanged': '거래 비밀번호 변경됨',
  'mail.event.secondFactorOn': '2단계 인증 켜짐',
  'mail.event.secondFactorOff': '2단계 인증 꺼짐',
  'mail.event.passkeyAdded': '패스키 추가됨',
  'mail.event.passkeyRemoved': '패스키 삭제됨',
  'mail.event.emailChanged': '이메일 주소 변경됨',
  'mail.event.phoneChanged': '휴대폰 번호 변경됨',
  'mail.event.walletLinked': '지갑 연결됨',
  'mail.event.antiPhishingChanged': '안티피싱 코드 변경됨',
  'mail.event.allowListOn': '출금 허용 목록 켜짐',
  'mail.event.allowListOff': '출금 허용 목록 꺼짐',
  'mail.event.apiKeyMade': 'API 키 생성됨',
  'mail.event.apiKeyRemoved': 'API 키 삭제됨',
  'mail.event.frozen': '계정 동결됨',
  'mail.event.thawed': '계정 동결 해제됨',
  'mail.event.identityVerified': '기본 인증 통과',
  'mail.event.identityRefused': '기본 인증 미통과',
  'mail.event.advancedVerified': '고급 인증 통과',
  'mail.event.advancedRefused': '고급 인증 미통과',
  'mail.left': '남은 복구 코드: {left}개',
  'mail.event.recoveryCodeUsed': '복구 코드 사용됨',
  'mail.event.recoveryCodesMade': '새 복구 코드 생성됨',
  'mail.event.wrongPasswords': '비밀번호 반복 오류',
  'mail.wrongPasswords.subject': 'Evenkeel 계정에 잘못된 비밀번호가 여러 번 입력되었습니다',
  'mail.wrongPasswords.body':
    '저희가 알지 못하는 기기에서 누군가 몇 분 사이에 회원님 계정의 비밀번호를 계속 잘못 입력했습니다. 성공한 시도는 없습니다. 마지막 시도:\n\n{facts}\n\n본인이 비밀번호를 잊으셨다면 로그인 페이지에서 재설정하세요.\n\n본인이 아니라면, 시도할수록 더 어려워지며 아무도 로그인하지 못했습니다. 로그인 비밀번호를 길고 다른 곳에서 쓰지 않는 것으로 하고, 보안 센터에서 인증 앱이나 패스키를 켜 주세요.\n\n이 메시지는 하루에 최대 한 번만 발송됩니다.',
  'sms.wrongPasswords':
    'Evenkeel: 계정에 잘못된 비밀번호가 여러 번 입력됨, {at} UTC. 로그인에 성공한 시도는 없습니다. 본인이 아니라면 다른 곳에서 쓰지 않는 긴 비밀번호를 사용하고 앱에서 인증 앱을 켜세요.',
  'mail.event.frozenByOperator': '거래소가 계정을 동결함',
  'mail.event.thawedByOperator': '거래소가 계정 동결을 해제함',
  'mail.frozenByOperator.subject': 'Evenkeel 계정이 동결되었습니다',
  'mail.frozenByOperator.body':
    '회원님의 계정을 동결했습니다. 모든 기기에서 로그아웃되었으며 아무도 로그인할 수 없습니다.\n\n{facts}\n\n자산과 미체결 주문은 그대로 유지됩니다. 직접 동결을 해제할 수 없으니 고객센터에 문의해 주세요.',
  'sms.frozenByOperator':
    'Evenkeel: 계정이 동결되었습니다, {at} UTC. 고객센터에서만 해제할 수 있습니다.',
  'mail.thawedByOperator.subject': 'Evenkeel 계정 동결이 해제되었습니다',
  'mail.thawedByOperator.body':
    '계정의 동결을 해제했습니다.\n\n{facts}\n\n직접 동결하신 적도 있다면 로그인 페이지에서 해제해 주세요. 그렇지 않다면 평소처럼 로그인할 수 있습니다.',
  'sms.thawedByOperator': 'Evenkeel: 거래소가 계정 동결을 해제했습니다, {at} UTC.',
} satisfies typeof en
