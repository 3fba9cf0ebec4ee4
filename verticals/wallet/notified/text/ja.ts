/** What members are notified of in the wallet, in Japanese. */
import type en from './en.ts'

export default {
  'depositArrived.title': '入金が反映されました',
  'depositArrived.body': '{amount} {asset} が現物口座に反映されました。',
  'depositTakenBack.title': '入金が取り消されました',
  'depositTakenBack.body': 'ネットワークにより {amount} {asset} の入金が取り消されました。',
  'depositTurnedDown.title': '入金が却下されました',
  'depositTurnedDown.body': '{amount} {asset}。理由は入金履歴でご確認ください。',
  'withdrawalAsked.title': '出金リクエスト',
  'withdrawalAsked.body': '{amount} {asset}。心当たりがない場合は、すぐに取り消してください。',
  'withdrawalSent.title': '出金が完了しました',
  'withdrawalSent.body': '{amount} {asset} の送金が確認されました。',
  'withdrawalTurnedDown.title': '出金が却下されました',
  'withdrawalTurnedDown.body': '{amount} {asset} と手数料を口座に戻しました。',
} satisfies typeof en
