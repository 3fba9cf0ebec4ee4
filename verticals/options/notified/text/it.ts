/** What members are notified of in options, in Italian. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opzione vinta',
  'optionWon.body': '{pair}: profitto di {profit} USDT su {stake} USDT',
  'optionLost.title': 'Opzione persa',
  'optionLost.body': '{pair}: persi i {stake} USDT investiti',
  'optionRefunded.title': 'Opzione rimborsata',
  'optionRefunded.body': '{pair}: i tuoi {stake} USDT sono di nuovo sul conto',
} satisfies typeof en
