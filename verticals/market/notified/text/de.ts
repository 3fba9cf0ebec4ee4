/** What members are notified of in the market, in German. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Kursalarm',
  'priceAlertFired.body': '{pair} hat {price} erreicht',
} satisfies typeof en
