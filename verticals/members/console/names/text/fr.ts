/** Members' names in the navigation, in French. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Membres',
  'memberDesk.member': 'Membre',
} satisfies typeof en
