/** What members are notified of in options, in Portuguese. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Opção vencedora',
  'optionWon.body': '{pair}: lucro de {profit} USDT sobre {stake} USDT',
  'optionLost.title': 'Opção perdida',
  'optionLost.body': '{pair}: a aposta de {stake} USDT foi perdida',
  'optionRefunded.title': 'Opção reembolsada',
  'optionRefunded.body': '{pair}: seus {stake} USDT voltaram para a conta',
} satisfies typeof en
