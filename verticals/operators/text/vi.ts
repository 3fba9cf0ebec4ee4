/** What operators are told at the console's entrance and about each other, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Tên hoặc mật khẩu không đúng.',
  'refusal.operatorCodeWrong': 'Mã không đúng hoặc đã được sử dụng.',
  'refusal.invitationOver':
    'Liên kết này đã được dùng hoặc không còn hiệu lực. Hãy xin quản trị viên liên kết mới.',
  'refusal.noPasskey': 'Bạn chưa có khóa truy cập. Hãy dùng mã từ ứng dụng xác thực.',
  'refusal.operatorUnknown': 'Không có nhân viên vận hành này.',
  'refusal.operatorSessionOver': 'Phiên này đã kết thúc.',
  'refusal.operatorNameTaken': 'Đã có nhân viên vận hành mang tên này.',
  'refusal.ownAccess':
    'Bạn không thể thay đổi quyền truy cập của chính mình. Hãy nhờ quản trị viên khác.',
  'refusal.lastAdmin':
    'Đây là quản trị viên cuối cùng. Hãy chỉ định người khác làm quản trị viên trước.',
} satisfies typeof en
