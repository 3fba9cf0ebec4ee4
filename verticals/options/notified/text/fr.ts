/** What members are notified of in options, in French. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Option gagnée',
  'optionWon.body': '{pair} : gain de {profit} USDT pour {stake} USDT misés',
  'optionLost.title': 'Option perdue',
  'optionLost.body': '{pair} : la mise de {stake} USDT est perdue',
  'optionRefunded.title': 'Option remboursée',
  'optionRefunded.body': '{pair} : votre mise de {stake} USDT est de retour sur votre compte',
} satisfies typeof en
