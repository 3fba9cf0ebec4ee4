/** The shell's texts, in Vietnamese. */
import type en from './en.ts'

export default {
  'web.language': 'Ngôn ngữ',
  'web.toLight': 'Chuyển sang giao diện sáng',
  'web.toDark': 'Chuyển sang giao diện tối',
  'web.notFound': 'Không tìm thấy trang',
  'web.notFoundHint': 'Địa chỉ có thể bị gõ sai hoặc trang đã được chuyển đi.',
  'web.home': 'Về trang chủ',
  'web.signIn': 'Đăng nhập',
  'web.signInHint':
    'Tài khoản có mật khẩu chưa được xây dựng. Trên sandbox, hãy chạy lệnh dưới đây rồi mở liên kết được in ra.',
  'web.linkOver': 'Liên kết này không còn hiệu lực. Hãy tạo liên kết mới: {command}',
  'web.token': 'Token phiên',
  'web.tokenHint': 'Dán token vào đây',
  'web.enter': 'Tiếp tục',
} satisfies typeof en
