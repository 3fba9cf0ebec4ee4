/** Members' names in the navigation, in German. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Mitglieder',
  'memberDesk.member': 'Mitglied',
  'memberDesk.outbox': 'Postausgang',
} satisfies typeof en
