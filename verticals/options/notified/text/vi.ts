/** What members are notified of in options, in Vietnamese. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Quyền chọn thắng',
  'optionWon.body': '{pair}: lãi {profit} USDT trên mức đặt {stake} USDT',
  'optionLost.title': 'Quyền chọn thua',
  'optionLost.body': '{pair}: mất mức đặt {stake} USDT',
  'optionRefunded.title': 'Hoàn tiền quyền chọn',
  'optionRefunded.body': '{pair}: {stake} USDT đã về lại tài khoản của bạn',
} satisfies typeof en
