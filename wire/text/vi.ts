/** What the platform says to a caller, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'Yêu cầu có thông tin không hợp lệ. Vui lòng kiểm tra và thử lại.',
  'refusal.keyMissing': 'Yêu cầu này phải kèm theo khóa lũy đẳng.',
  'refusal.keyReused': 'Yêu cầu này đã được dùng cho thao tác khác. Vui lòng thực hiện lại từ đầu.',
  'refusal.keyExpired':
    'Yêu cầu này đã quá một ngày và không được thực hiện lại. Hãy kiểm tra lệnh và lịch sử rồi bắt đầu lại.',
  'refusal.keyFromFuture':
    'Đồng hồ của thiết bị này chạy nhanh hơn sàn. Hãy chỉnh lại rồi thử lại.',
  'refusal.tooManyKeys': 'Quá nhiều yêu cầu trong vài giờ. Vui lòng thử lại sau.',
  'refusal.notLoggedIn': 'Bạn chưa đăng nhập hoặc phiên đã hết hạn. Vui lòng đăng nhập.',
  'refusal.sessionExpired': 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  'refusal.notAllowed': 'Bạn không có quyền thực hiện thao tác này.',
  'refusal.stepUpNeeded': 'Vui lòng xác nhận thao tác này bằng xác thực hai lớp.',
  'refusal.demoNotAllowed':
    'Không khả dụng trên tài khoản demo. Vui lòng chuyển sang tài khoản thật.',
  'refusal.notFound': 'Không tìm thấy.',
  'refusal.tooLarge': 'Yêu cầu có dung lượng quá lớn.',
  'refusal.tooManyRequests': 'Quá nhiều yêu cầu. Vui lòng đợi một lát.',
  'refusal.deadlinePassed':
    'Thao tác mất quá nhiều thời gian và chưa được thực hiện. Vui lòng thử lại.',
  'refusal.exchangeBusy':
    'Sàn đang quá tải và yêu cầu của bạn chưa được thực hiện. Vui lòng thử lại.',
  'refusal.decisionFailed':
    'Không thể xử lý yêu cầu do lỗi từ phía chúng tôi. Chưa có gì được thực hiện. Vui lòng thử lại sau hoặc liên hệ bộ phận hỗ trợ.',
  'refusal.fieldUnreadable':
    'Một phần dữ liệu đã lưu không đọc được nên yêu cầu chưa được thực hiện. Vui lòng liên hệ bộ phận hỗ trợ.',
  'refusal.historyBehind':
    'Lịch sử đang cập nhật chậm một chút. Không có gì bị mất; vui lòng xem lại sau ít phút.',
  'refusal.cancelOnly':
    'Hiện chỉ có thể hủy lệnh. Yêu cầu của bạn chưa được thực hiện; vui lòng thử lại sau.',
  'refusal.exchangeFrozen':
    'Giao dịch hiện đang tạm ngừng. Yêu cầu của bạn chưa được thực hiện; tài sản của bạn vẫn giữ nguyên.',
  'refusal.maintenance':
    'Sàn đang bảo trì. Yêu cầu của bạn chưa được thực hiện; vui lòng thử lại sau.',
  'refusal.withdrawalsFrozen':
    'Rút tiền hiện đang tạm ngừng. Tài sản vẫn ở trong tài khoản của bạn.',
  'refusal.marketHalted': 'Giao dịch trên thị trường này đang tạm dừng. Bạn vẫn có thể hủy lệnh.',
  'refusal.marketHalted.named': 'Giao dịch {symbol} đang tạm dừng. Bạn vẫn có thể hủy lệnh.',
  'refusal.marketDelisted':
    'Thị trường này không còn nhận lệnh mới. Bạn vẫn có thể hủy lệnh đang mở.',
  'refusal.approvalNeeded': 'Thay đổi này cần một người vận hành khác phê duyệt.',
  'refusal.operatorNotEnrolled': 'Chỉ người vận hành đã đăng ký mới được làm việc này.',
  'refusal.operatorTooNew':
    'Bạn mới nhận vai trò này: phê duyệt của bạn có hiệu lực sau {hours} giờ.',
  'refusal.serverError': 'Hệ thống gặp sự cố. Vui lòng thử lại sau.',
} satisfies typeof en
