/** Members' names in the navigation, in Korean. */
import type en from './en.ts'

export default {
  'memberDesk.members': '회원',
  'memberDesk.member': '회원 정보',
  'memberDesk.outbox': '발신함',
} satisfies typeof en
