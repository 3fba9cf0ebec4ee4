/** Members' names in the navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Thành viên',
  'memberDesk.member': 'Chi tiết thành viên',
  'memberDesk.outbox': 'Hộp thư đi',
} satisfies typeof en
