/** Members' names in the navigation, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'memberDesk.members': '會員',
  'memberDesk.member': '會員詳情',
  'memberDesk.outbox': '寄件匣',
} satisfies typeof en
