/** What members are notified of in options, in Japanese. */
import type en from './en.ts'

export default {
  'optionWon.title': 'オプション：勝ち',
  'optionWon.body': '{pair}：投資額 {stake} USDT、利益 {profit} USDT',
  'optionLost.title': 'オプション：負け',
  'optionLost.body': '{pair}：投資額 {stake} USDT を失いました',
  'optionRefunded.title': 'オプション：返金',
  'optionRefunded.body': '{pair}：投資額 {stake} USDT を口座に返金しました',
} satisfies typeof en
