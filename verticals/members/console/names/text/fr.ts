/** Members' names in the navigation, in French. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Membres',
  'memberDesk.member': 'Membre',
  'memberDesk.outbox': 'Boîte d’envoi',
} satisfies typeof en
