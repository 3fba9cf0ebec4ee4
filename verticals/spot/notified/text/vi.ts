/** What members are notified of in spot trading, in Vietnamese. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Lệnh mua đã khớp',
  'spotBought.body': 'Đã mua {quantity} {asset} ở giá {price} {quote}',
  'spotSold.title': 'Lệnh bán đã khớp',
  'spotSold.body': 'Đã bán {quantity} {asset} ở giá {price} {quote}',
  'spotStopTriggered.title': 'Lệnh stop đã kích hoạt',
  'spotStopTriggered.body': '{pair}: kích hoạt ở giá {price}',
} satisfies typeof en
