/** What members are notified of in the market, in Japanese. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': '価格アラート',
  'priceAlertFired.body': '{pair} が {price} に達しました',
} satisfies typeof en
