/** What members are notified of in spot trading, in Indonesian. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Order beli terisi',
  'spotBought.body': 'Membeli {quantity} {asset} di {price} {quote}',
  'spotSold.title': 'Order jual terisi',
  'spotSold.body': 'Menjual {quantity} {asset} di {price} {quote}',
  'spotStopTriggered.title': 'Order stop terpicu',
  'spotStopTriggered.body': '{pair}: terpicu di {price}',
} satisfies typeof en
