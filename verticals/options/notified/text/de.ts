/** What members are notified of in options, in German. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Option gewonnen',
  'optionWon.body': '{pair}: {profit} USDT Gewinn bei {stake} USDT Einsatz',
  'optionLost.title': 'Option verloren',
  'optionLost.body': '{pair}: Einsatz von {stake} USDT verloren',
  'optionRefunded.title': 'Option erstattet',
  'optionRefunded.body': '{pair}: Ihr Einsatz von {stake} USDT ist wieder auf Ihrem Konto',
} satisfies typeof en
