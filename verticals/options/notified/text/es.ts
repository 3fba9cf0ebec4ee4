/** What members are notified of in options, in Spanish. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opción ganada',
  'optionWon.body': '{pair}: ganancia de {profit} USDT sobre {stake} USDT',
  'optionLost.title': 'Opción perdida',
  'optionLost.body': '{pair}: se perdieron los {stake} USDT invertidos',
  'optionRefunded.title': 'Opción reembolsada',
  'optionRefunded.body': '{pair}: tus {stake} USDT están de nuevo en tu cuenta',
} satisfies typeof en
