/** What members are notified of in spot trading, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'spotBought.title': '買單已成交',
  'spotBought.body': '以 {price} {quote} 買入 {quantity} {asset}',
  'spotSold.title': '賣單已成交',
  'spotSold.body': '以 {price} {quote} 賣出 {quantity} {asset}',
  'spotStopTriggered.title': '止損單已觸發',
  'spotStopTriggered.body': '{pair}：於 {price} 觸發',
} satisfies typeof en
