/** What members are notified of in options, in Russian. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Опцион выигран',
  'optionWon.body': '{pair}: прибыль {profit} USDT при ставке {stake} USDT',
  'optionLost.title': 'Опцион проигран',
  'optionLost.body': '{pair}: ставка {stake} USDT потеряна',
  'optionRefunded.title': 'Ставка по опциону возвращена',
  'optionRefunded.body': '{pair}: ставка {stake} USDT снова на вашем счёте',
} satisfies typeof en
