/** Members' names in the navigation, in Italian. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Utenti',
  'memberDesk.member': 'Utente',
  'memberDesk.outbox': 'Posta in uscita',
} satisfies typeof en
