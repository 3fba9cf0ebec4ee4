/** What members are notified of about their account, in Vietnamese. */
import type en from './en.ts'

export default {
  'account.notYou': 'Không phải bạn? Hãy mở trung tâm bảo mật ngay.',
  'account.verified': 'Bạn không cần làm gì thêm.',
  'account.refused': 'Mở để xem lý do và gửi lại.',
} satisfies typeof en
