/** What members are notified of in spot trading, in Hindi. */
import type en from './en.ts'

export default {
  'spotBought.title': 'खरीद ऑर्डर फ़िल हुआ',
  'spotBought.body': '{price} {quote} पर {quantity} {asset} खरीदे गए',
  'spotSold.title': 'बिक्री ऑर्डर फ़िल हुआ',
  'spotSold.body': '{price} {quote} पर {quantity} {asset} बेचे गए',
  'spotStopTriggered.title': 'स्टॉप ऑर्डर ट्रिगर हुआ',
  'spotStopTriggered.body': '{pair}: {price} पर ट्रिगर हुआ',
} satisfies typeof en
