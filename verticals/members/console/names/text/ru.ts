/** Members' names in the navigation, in Russian. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Участники',
  'memberDesk.member': 'Участник',
  'memberDesk.outbox': 'Исходящие',
} satisfies typeof en
