/** What members are notified of in spot trading, in German. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Kauforder ausgeführt',
  'spotBought.body': '{quantity} {asset} zu {price} {quote} gekauft',
  'spotSold.title': 'Verkaufsorder ausgeführt',
  'spotSold.body': '{quantity} {asset} zu {price} {quote} verkauft',
  'spotStopTriggered.title': 'Stop-Order ausgelöst',
  'spotStopTriggered.body': '{pair}: ausgelöst bei {price}',
} satisfies typeof en
