/** The usual reasons of decisions, as members read them, in Vietnamese. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Chúng tôi không tìm thấy giao dịch này trên mạng.',
  'queues.reason.otherAddress': 'Khoản tiền đã được gửi đến địa chỉ khác.',
  'queues.reason.amountDiffers': 'Số lượng không khớp với số đã nhận.',
  'queues.reason.notOurs': 'Khoản tiền này không được gửi cho chúng tôi.',
  'queues.reason.addressRisky': 'Vì lý do bảo mật, chúng tôi không gửi tiền đến địa chỉ này.',
  'queues.reason.accountRisky':
    'Tài khoản của bạn cần được kiểm tra bảo mật trước. Vui lòng liên hệ bộ phận hỗ trợ khách hàng.',
  'queues.reason.identityUnclear': 'Trước tiên chúng tôi cần xác minh thêm danh tính của bạn.',
  'queues.reason.photoUnreadable': 'Có ảnh không đọc được. Vui lòng chụp lại.',
  'queues.reason.photoIncomplete': 'Giấy tờ không nằm trọn trong ảnh.',
  'queues.reason.documentExpired': 'Giấy tờ đã hết hạn.',
  'queues.reason.detailsDiffer': 'Thông tin của bạn khác với giấy tờ.',
  'queues.reason.notThePerson': 'Người trong ảnh không phải chủ giấy tờ.',
  'queues.reason.feedbackThanks':
    'Cảm ơn góp ý của bạn. Chúng tôi đã chuyển đến bộ phận phụ trách.',
  'queues.reason.feedbackLookingInto':
    'Chúng tôi đang kiểm tra và sẽ nhắn cho bạn trong chat hỗ trợ.',
  'queues.reason.feedbackSolved':
    'Vấn đề này đã được xử lý. Nếu chưa, vui lòng viết lại cho chúng tôi.',
  'queues.reason.feedbackNeedsMore':
    'Chúng tôi cần thêm chi tiết. Vui lòng nhắn trong chat hỗ trợ.',
} satisfies typeof en
