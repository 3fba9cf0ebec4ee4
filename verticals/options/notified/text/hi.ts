/** What members are notified of in options, in Hindi. */
import type en from './en.ts'

export default {
  'optionWon.title': 'ऑप्शन जीता',
  'optionWon.body': '{pair}: {stake} USDT पर {profit} USDT का लाभ',
  'optionLost.title': 'ऑप्शन हारा',
  'optionLost.body': '{pair}: {stake} USDT की निवेश राशि चली गई',
  'optionRefunded.title': 'ऑप्शन की राशि वापस',
  'optionRefunded.body': '{pair}: आपके {stake} USDT खाते में वापस आ गए',
} satisfies typeof en
