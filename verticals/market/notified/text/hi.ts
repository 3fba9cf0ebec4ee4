/** What members are notified of in the market, in Hindi. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'प्राइस अलर्ट',
  'priceAlertFired.body': '{pair} {price} पर पहुँच गया',
} satisfies typeof en
