/** What programs are refused because of their keys, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Khóa API này đã hết hạn.',
  'refusal.apiKeyElsewhere': 'Không thể dùng khóa API này từ địa chỉ IP này.',
  'refusal.apiKeyMayNotTrade': 'Khóa API này không có quyền giao dịch.',
  'refusal.apiKeyMayNotWithdraw': 'Khóa API này không có quyền rút tiền.',
  'refusal.apiKeyTooNew': 'Khóa API này được rút tiền từ {from}.',
  'refusal.allowListNeeded':
    'Hãy bật danh sách trắng địa chỉ rút trước: khóa API chỉ rút về sổ địa chỉ của bạn.',
} satisfies typeof en
