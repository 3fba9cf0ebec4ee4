/** What members are notified of in the wallet, in Korean. */
import type en from './en.ts'

export default {
  'depositArrived.title': '입금 완료',
  'depositArrived.body': '{amount} {asset}가 현물 계정에 입금되었습니다.',
  'depositTakenBack.title': '입금 취소',
  'depositTakenBack.body': '네트워크가 {amount} {asset} 입금을 취소했습니다.',
  'depositTurnedDown.title': '입금 거절',
  'depositTurnedDown.body': '{amount} {asset}. 사유는 입금 내역에서 확인하세요.',
  'withdrawalAsked.title': '출금 요청',
  'withdrawalAsked.body': '{amount} {asset}. 본인이 아니라면 즉시 취소하세요.',
  'withdrawalSent.title': '출금 완료',
  'withdrawalSent.body': '{amount} {asset} 전송 및 확인이 완료되었습니다.',
  'withdrawalTurnedDown.title': '출금 거절',
  'withdrawalTurnedDown.body': '{amount} {asset}와 수수료가 계정으로 반환되었습니다.',
} satisfies typeof en
