/** What members are notified of in spot trading, in Korean. */
import type en from './en.ts'

export default {
  'spotBought.title': '매수 주문 체결',
  'spotBought.body': '{price} {quote}에 {quantity} {asset} 매수',
  'spotSold.title': '매도 주문 체결',
  'spotSold.body': '{price} {quote}에 {quantity} {asset} 매도',
  'spotStopTriggered.title': '스탑 주문 발동',
  'spotStopTriggered.body': '{pair}: {price}에 발동',
} satisfies typeof en
