/** What members are notified of in the market, in Korean. */
import type en from './en.ts'

export default {
  'priceAlertFired.title': '가격 알림',
  'priceAlertFired.body': '{pair} 가격이 {price}에 도달했습니다',
} satisfies typeof en
