/** What the server answers about options, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'Hiện thị trường này không có quyền chọn với thời hạn này.',
  'refusal.termsChanged': 'Lợi suất vừa thay đổi. Hãy xem điều khoản mới rồi đặt lệnh lại.',
  'refusal.stakeBelowMinimum': 'Tiền đặt tối thiểu là {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'Tiền đặt tối đa là {maximum} {asset}.',
  'refusal.stakeTooFine': 'Tiền đặt có tối đa hai chữ số thập phân.',
  'refusal.expiryAfterClose':
    'Thị trường đóng cửa lúc {closesUtc} (UTC), trước khi quyền chọn này đáo hạn. Hãy chọn thời hạn ngắn hơn.',
  'refusal.priceStale': 'Hiện chưa có giá mới của thị trường này. Vui lòng thử lại sau ít phút.',
  'refusal.optionsArePaused':
    'Bạn đang tạm dừng giao dịch quyền chọn. Bạn có thể đặt lệnh lại khi hết thời gian tạm dừng.',
  'refusal.ownLossLimitReached':
    'Lệnh này sẽ vượt hạn mức lỗ mỗi ngày {limit} {asset} do bạn tự đặt. Hôm nay bạn còn có thể đặt {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Bạn đã đạt hạn mức {limit} quyền chọn mỗi ngày do bạn tự đặt.',
  'refusal.exposureReached': 'Hiện tiền đặt tối đa cho thời điểm đáo hạn này là {free} {asset}.',
  'refusal.tooManyOptions':
    'Bạn có thể có tối đa {maximum} quyền chọn đang mở. Hãy chờ một số lệnh được tất toán.',
  'refusal.limitsMalformed': 'Không thể đặt hạn mức này.',
  'refusal.termsUnsound':
    'Không thể cung cấp điều khoản này: hãy kiểm tra thời hạn, lợi suất và tiền đặt.',
  'refusal.optionDoesNotExist': 'Quyền chọn này không tồn tại.',
  'refusal.receiptDoesNotExist': 'Biên nhận này không tồn tại.',
} satisfies typeof en
