/** The console's texts, in Vietnamese. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Môi trường thử',
  'console.production': 'Vận hành thật',
  'console.language': 'Ngôn ngữ',
  'console.toLight': 'Chuyển sang giao diện sáng',
  'console.toDark': 'Chuyển sang giao diện tối',
  'console.skip': 'Tới nội dung',
  'console.navigation': 'Điều hướng',
  'console.waiting': '{count} đang chờ',
  'console.search': 'Đi tới…',
  'console.signOut': 'Đăng xuất',
  'console.live': 'Trực tiếp',
  'console.notLive': 'Mất kết nối',
  'console.idle': 'Bạn còn ở đó không?',
  'console.idleHint': 'Bạn sẽ bị đăng xuất trong chưa đầy hai phút vì không có thao tác nào.',
  'console.stay': 'Tiếp tục phiên',
  'console.notFound': 'Không tìm thấy trang',
  'console.notFoundHint': 'Địa chỉ có thể bị gõ sai hoặc trang đã được chuyển.',
  'console.toFirst': 'Về trang đầu',
  'console.notAllowed': 'Không dành cho vai trò của bạn',
  'console.notAllowedHint':
    'Vai trò của bạn là {role}, trang này dành cho vai trò khác. Nếu cần, hãy hỏi quản trị viên.',
  'console.sessionOver': 'Phiên đã kết thúc. Hãy đăng nhập lại.',
  'console.pageFailed': 'Không mở được trang. Hãy kiểm tra kết nối.',
  'console.group.work': 'Công việc',
  'console.group.members': 'Thành viên',
  'console.group.money': 'Tiền',
  'console.group.configuration': 'Cấu hình',
  'console.group.system': 'Hệ thống',
} satisfies typeof en
