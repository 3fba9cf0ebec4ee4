/** What members are notified of in options, in Italian. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opzione vinta',
  'optionWon.body': '{pair}: profitto di {profit} USDT su una puntata di {stake} USDT',
  'optionLost.title': 'Opzione persa',
  'optionLost.body': '{pair}: puntata di {stake} USDT persa',
  'optionRefunded.title': 'Opzione rimborsata',
  'optionRefunded.body': '{pair}: la tua puntata di {stake} USDT è di nuovo sul conto',
} satisfies typeof en
