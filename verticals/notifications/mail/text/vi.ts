/** The mail of a day, in Vietnamese. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, other {# thông báo}} từ Evenkeel',
  'digest.body': 'Những gì đã diễn ra trong tài khoản của bạn từ bản tóm tắt trước:',
  'digest.more': 'và {count} thông báo khác trong ứng dụng',
} satisfies typeof en
