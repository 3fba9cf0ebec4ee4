/** What members are notified of in spot trading, in French. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Ordre d’achat exécuté',
  'spotBought.body': '{quantity} {asset} achetés à {price} {quote}',
  'spotSold.title': 'Ordre de vente exécuté',
  'spotSold.body': '{quantity} {asset} vendus à {price} {quote}',
  'spotStopTriggered.title': 'Ordre stop déclenché',
  'spotStopTriggered.body': '{pair} : déclenché à {price}',
} satisfies typeof en
