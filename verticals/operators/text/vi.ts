/** What operators are told at the console's entrance and about each other, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Tên hoặc mật khẩu không đúng.',
  'refusal.operatorCodeWrong': 'Mã không đúng hoặc đã được sử dụng.',
  'refusal.invitationOver':
    'Liên kết này đã được dùng hoặc không còn hiệu lực. Hãy xin quản trị viên liên kết mới.',
  'refusal.noPasskey': 'Bạn chưa có khóa truy cập. Hãy dùng mã từ ứng dụng xác thực.',
  'refusal.operatorUnknown': 'Không có người vận hành này.',
  'refusal.operatorSessionOver': 'Phiên này đã kết thúc.',
  'refusal.operatorNameTaken': 'Đã có người vận hành mang tên này.',
  'refusal.ownAccess':
    'Bạn không thể thay đổi quyền truy cập của chính mình. Hãy nhờ quản trị viên khác.',
  'refusal.lastFactor': 'Đây là yếu tố thứ hai duy nhất của bạn. Hãy thêm một yếu tố khác trước.',
  'refusal.lastAdmin':
    'Đây là quản trị viên cuối cùng. Hãy chỉ định người khác làm quản trị viên trước.',
  'refusal.queueUnknown': 'Không có hàng đợi này.',
  'refusal.caseUnknown': 'Trường hợp này không còn chờ xử lý.',
  'refusal.caseTaken': '{name} đang xử lý trường hợp này.',
  'refusal.caseChanged':
    'Trường hợp này đã thay đổi sau khi bạn mở. Hãy xem lại trước khi quyết định.',
  'refusal.addressUnreadable':
    'Không đọc được địa chỉ nên lệnh rút này không bao giờ trả được. Bạn có thể từ chối.',
  'refusal.costCoinWrong': 'Mạng này tính chi phí bằng một coin khác.',
  'refusal.paidBySigner': 'Lệnh rút này do bộ ký thanh toán. Trả bằng tay thì tiền sẽ đi hai lần.',
  'refusal.amountTooLarge':
    'Vượt quá số tiền tối đa có thể ghi nhận nên không thể ghi có như hiện tại.',
  'refusal.payoutUnproven':
    'Chuỗi không chứng minh rằng chưa có khoản nào được chi trả. Không thể từ chối hay gửi lại lệnh rút này.',
  'refusal.transactionNotSigned': 'Bộ ký chưa ký giao dịch này cho lệnh rút này.',
  'refusal.notLookedAt': 'Hãy mở trường hợp trước khi quyết định.',
  'refusal.photosUnopened': 'Hãy xem mọi ảnh trước khi xác minh.',
  'refusal.idNumberTaken': 'Đã có thành viên khác được xác minh bằng số giấy tờ này.',
  'refusal.pictureLinkOver': 'Liên kết đến ảnh này đã hết hạn. Hãy mở lại trường hợp.',
  'refusal.picturesBusy': 'Hiện chưa thể hiển thị ảnh. Hãy thử lại sau giây lát.',
  'refusal.adminNeeded': 'Chỉ quản trị viên mới được thay đổi quyền truy cập.',
  'refusal.otherAdminCanDoIt': 'Có quản trị viên khác có thể làm việc này trên bảng điều khiển.',
} satisfies typeof en
