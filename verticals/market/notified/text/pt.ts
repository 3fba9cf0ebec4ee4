/** What members are notified of in the market, in Portuguese. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Alerta de preço',
  'priceAlertFired.body': '{pair} chegou a {price}',
} satisfies typeof en
