/** What members are notified of in options, in Spanish. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opción ganada',
  'optionWon.body': '{pair}: ganancia de {profit} USDT con un importe de {stake} USDT',
  'optionLost.title': 'Opción perdida',
  'optionLost.body': '{pair}: se perdió el importe de {stake} USDT',
  'optionRefunded.title': 'Opción reembolsada',
  'optionRefunded.body': '{pair}: tu importe de {stake} USDT está de nuevo en tu cuenta',
} satisfies typeof en
