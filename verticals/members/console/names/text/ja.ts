/** Members' names in the navigation, in Japanese. */
import type en from './en.ts'

export default {
  'memberDesk.members': '会員',
  'memberDesk.member': '会員詳細',
  'memberDesk.outbox': '送信箱',
} satisfies typeof en
