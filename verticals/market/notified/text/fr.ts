/** What members are notified of in the market, in French. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Alerte de prix',
  'priceAlertFired.body': '{pair} a atteint {price}',
} satisfies typeof en
