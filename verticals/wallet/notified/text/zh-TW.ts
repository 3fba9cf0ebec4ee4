/** What members are notified of in the wallet, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'depositArrived.title': '充值已入帳',
  'depositArrived.body': '{amount} {asset} 已存入您的現貨帳戶。',
  'depositTakenBack.title': '充值已撤回',
  'depositTakenBack.body': '網路已撤回您 {amount} {asset} 的充值。',
  'depositTurnedDown.title': '充值遭拒',
  'depositTurnedDown.body': '{amount} {asset}，原因請見充值紀錄。',
  'withdrawalAsked.title': '已申請提幣',
  'withdrawalAsked.body': '{amount} {asset}。若非本人操作，請立即撤銷。',
  'withdrawalSent.title': '提幣完成',
  'withdrawalSent.body': '{amount} {asset} 已送出並確認。',
  'withdrawalTurnedDown.title': '提幣遭拒',
  'withdrawalTurnedDown.body': '{amount} {asset} 與手續費已退回您的帳戶。',
} satisfies typeof en
