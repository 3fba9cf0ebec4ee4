/** What operators are refused about charity, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Đã có dự án với tên ngắn này.',
  'refusal.projectUnsound':
    'Tên ngắn, mục tiêu hoặc ngày kết thúc không hợp lệ: chữ thường và gạch nối, mục tiêu cao hơn số đã quyên góp, kết thúc trong vòng năm năm.',
  'refusal.payoutUnsound': 'Khoản chi cần số tiền lớn hơn 0 và tài liệu chứng minh.',
  'refusal.raisedExceeded': 'Dự án chỉ còn {free} {asset} để chi.',
  'refusal.custodyExceeded': 'Nguồn chi chỉ có {free} {asset}.',
  'refusal.documentWrong': 'Tài liệu chưa đến đủ, hoặc không phải PDF, PNG hay JPEG.',
} satisfies typeof en
