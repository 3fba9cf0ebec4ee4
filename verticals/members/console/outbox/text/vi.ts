/** What the page of the outbox says, in Vietnamese. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Sandbox không gửi gì: những gì lẽ ra được gửi sẽ lưu ở đây một ngày.',
  'outbox.at': 'Thời gian',
  'outbox.to': 'Người nhận',
  'outbox.message': 'Tin nhắn',
  'outbox.none': 'Chưa có tin nhắn',
} satisfies typeof en
