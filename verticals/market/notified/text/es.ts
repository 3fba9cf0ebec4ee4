/** What members are notified of in the market, in Spanish. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Alerta de precio',
  'priceAlertFired.body': '{pair} ha llegado a {price}',
} satisfies typeof en
