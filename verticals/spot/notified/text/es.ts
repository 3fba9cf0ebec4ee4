/** What members are notified of in spot trading, in Spanish. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Orden de compra ejecutada',
  'spotBought.body': 'Compraste {quantity} {asset} a {price} {quote}',
  'spotSold.title': 'Orden de venta ejecutada',
  'spotSold.body': 'Vendiste {quantity} {asset} a {price} {quote}',
  'spotStopTriggered.title': 'Orden stop activada',
  'spotStopTriggered.body': '{pair}: activada a {price}',
} satisfies typeof en
