/** Members' names in the navigation, in Japanese. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'メンバー',
  'memberDesk.member': 'メンバー詳細',
  'memberDesk.outbox': '送信箱',
} satisfies typeof en
