/** What members are notified of in options, in Vietnamese. */
import type en from './en.ts'

export default {
  'optionWon.title': 'Quyền chọn thắng',
  'optionWon.body': '{pair}: lãi {profit} USDT trên tiền đặt {stake} USDT',
  'optionLost.title': 'Quyền chọn thua',
  'optionLost.body': '{pair}: mất tiền đặt {stake} USDT',
  'optionRefunded.title': 'Hoàn tiền quyền chọn',
  'optionRefunded.body': '{pair}: tiền đặt {stake} USDT đã về lại tài khoản của bạn',
} satisfies typeof en
