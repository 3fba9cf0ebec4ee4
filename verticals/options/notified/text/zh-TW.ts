/** What members are notified of in options, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'optionWon.title': '期權獲利',
  'optionWon.body': '{pair}：投入 {stake} USDT，獲利 {profit} USDT',
  'optionLost.title': '期權虧損',
  'optionLost.body': '{pair}：損失投入的 {stake} USDT',
  'optionRefunded.title': '期權退回',
  'optionRefunded.body': '{pair}：投入的 {stake} USDT 已退回您的帳戶',
} satisfies typeof en
