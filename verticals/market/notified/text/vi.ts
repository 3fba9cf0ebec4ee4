/** What members are notified of in the market, in Vietnamese. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': 'Cảnh báo giá',
  'priceAlertFired.body': '{pair} đã đạt {price}',
} satisfies typeof en
