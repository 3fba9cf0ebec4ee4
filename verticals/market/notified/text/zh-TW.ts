/** What members are notified of in the market, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': '價格提醒',
  'priceAlertFired.body': '{pair} 已達 {price}',
} satisfies typeof en
