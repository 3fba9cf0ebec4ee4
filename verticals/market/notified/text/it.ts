/** What members are notified of in the market, in Italian. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Avviso di prezzo',
  'priceAlertFired.body': '{pair} ha raggiunto {price}',
} satisfies typeof en
