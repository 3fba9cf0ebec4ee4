/** Why a call of the console about money is refused, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Không có tài khoản này.',
  'refusal.confirmationDiffers': 'Coin bạn nhập không trùng với coin của khoản ghi có này.',
  'refusal.worthDiffers':
    '{amount} {asset} có giá trị {worth} USDT. Hãy kiểm tra số lượng và coin.',
  'refusal.worthUnknown': 'Hiện không có giá tham chiếu của {asset}. Hãy thử lại khi có giá.',
  'refusal.treasuryTooSmall': 'Ngân quỹ có {free} {asset}.',
  'refusal.fundsReserved':
    'Chỉ có thể thu lại tối đa {free} {asset}. Phần còn lại được giữ cho khoản phải trả thành viên.',
} satisfies typeof en
