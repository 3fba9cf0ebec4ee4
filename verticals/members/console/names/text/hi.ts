/** Members' names in the navigation, in Hindi. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'सदस्य',
  'memberDesk.member': 'सदस्य विवरण',
  'memberDesk.outbox': 'आउटबॉक्स',
} satisfies typeof en
