/** What the page of the outbox says, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'outbox.hint': '沙盒不會寄出任何訊息：本應寄出的內容會在此保留一天。',
  'outbox.at': '時間',
  'outbox.to': '收件人',
  'outbox.message': '訊息',
  'outbox.none': '尚無訊息',
} satisfies typeof en
