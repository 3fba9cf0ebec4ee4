/** What members are notified of in the market, in Indonesian. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Peringatan harga',
  'priceAlertFired.body': '{pair} telah mencapai {price}',
} satisfies typeof en
