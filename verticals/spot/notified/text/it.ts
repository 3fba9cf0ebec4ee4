/** What members are notified of in spot trading, in Italian. */
import type en from './en.ts'

export default {
  'spotBought.title': 'Ordine di acquisto eseguito',
  'spotBought.body': 'Acquistati {quantity} {asset} a {price} {quote}',
  'spotSold.title': 'Ordine di vendita eseguito',
  'spotSold.body': 'Venduti {quantity} {asset} a {price} {quote}',
  'spotStopTriggered.title': 'Ordine stop attivato',
  'spotStopTriggered.body': '{pair}: attivato a {price}',
} satisfies typeof en
