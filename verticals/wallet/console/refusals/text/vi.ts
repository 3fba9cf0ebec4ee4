/** Why a call of the console about money is refused, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Không có tài khoản này.',
  'refusal.confirmationDiffers': 'Coin bạn nhập không trùng với coin của khoản ghi có này.',
  'refusal.worthDiffers':
    '{amount} {asset} có giá trị {worth} USDT. Hãy kiểm tra số lượng và coin.',
  'refusal.worthUnknown': 'Hiện không có giá tham chiếu của {asset}. Hãy thử lại khi có giá.',
} satisfies typeof en
