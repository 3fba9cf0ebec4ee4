/** What members are notified of in spot trading, in Russian. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Ордер на покупку исполнен',
  'spotBought.body': 'Куплено {quantity} {asset} по {price} {quote}',
  'spotSold.title': 'Ордер на продажу исполнен',
  'spotSold.body': 'Продано {quantity} {asset} по {price} {quote}',
  'spotStopTriggered.title': 'Стоп-ордер сработал',
  'spotStopTriggered.body': '{pair}: сработал по цене {price}',
} satisfies typeof en
