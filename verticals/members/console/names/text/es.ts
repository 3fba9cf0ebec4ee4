/** Members' names in the navigation, in Spanish. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Usuarios',
  'memberDesk.member': 'Usuario',
  'memberDesk.outbox': 'Bandeja de salida',
} satisfies typeof en
