/** Members' names in the navigation, in Italian. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Membri',
  'memberDesk.member': 'Membro',
  'memberDesk.outbox': 'Posta in uscita',
} satisfies typeof en
