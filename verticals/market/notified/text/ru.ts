/** What members are notified of in the market, in Russian. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Ценовое оповещение',
  'priceAlertFired.body': '{pair}: цена достигла {price}',
} satisfies typeof en
