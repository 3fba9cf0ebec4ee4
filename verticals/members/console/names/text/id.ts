/** Members' names in the navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Anggota',
  'memberDesk.member': 'Detail anggota',
  'memberDesk.outbox': 'Kotak keluar',
} satisfies typeof en
