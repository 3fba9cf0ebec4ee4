/** What members are notified of in options, in Portuguese. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opção ganha',
  'optionWon.body': '{pair}: lucro de {profit} USDT com aposta de {stake} USDT',
  'optionLost.title': 'Opção perdida',
  'optionLost.body': '{pair}: a aposta de {stake} USDT foi perdida',
  'optionRefunded.title': 'Opção reembolsada',
  'optionRefunded.body': '{pair}: sua aposta de {stake} USDT voltou para a conta',
} satisfies typeof en
