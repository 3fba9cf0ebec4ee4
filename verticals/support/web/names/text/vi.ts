/** Support's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'support.service': 'Hỗ trợ khách hàng',
  'support.notices': 'Thông báo từ sàn',
  'support.about': 'Về chúng tôi',
  'support.help': 'Trung tâm trợ giúp',
  'support.download': 'Tải ứng dụng',
  'support.terms': 'Thỏa thuận người dùng',
  'support.privacy': 'Chính sách quyền riêng tư',
} satisfies typeof en
