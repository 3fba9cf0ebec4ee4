/** What members are notified of in options, in Korean. */
import type en from './en.ts'

export default {
  'optionWon.title': '옵션 수익',
  'optionWon.body': '{pair}: 투자금 {stake} USDT, 수익 {profit} USDT',
  'optionLost.title': '옵션 손실',
  'optionLost.body': '{pair}: 투자금 {stake} USDT 손실',
  'optionRefunded.title': '옵션 환급',
  'optionRefunded.body': '{pair}: 투자금 {stake} USDT가 계정에 환급되었습니다',
} satisfies typeof en
