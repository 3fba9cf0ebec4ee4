/** What members are notified of in the market, in Russian. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Ценовой сигнал',
  'priceAlertFired.body': '{pair}: цена достигла {price}',
} satisfies typeof en
