/** What members are notified of in spot trading, in Portuguese. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Ordem de compra executada',
  'spotBought.body': 'Comprou {quantity} {asset} a {price} {quote}',
  'spotSold.title': 'Ordem de venda executada',
  'spotSold.body': 'Vendeu {quantity} {asset} a {price} {quote}',
  'spotStopTriggered.title': 'Ordem stop acionada',
  'spotStopTriggered.body': '{pair}: acionada a {price}',
} satisfies typeof en
