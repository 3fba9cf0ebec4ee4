/** The mail of a day, in Indonesian. */
import type en from './en.ts'

export default {
  'digest.subject': '{count, plural, other {# notifikasi}} dari Evenkeel',
  'digest.body': 'Yang terjadi di akun Anda sejak ringkasan terakhir:',
  'digest.more': 'dan {count} lagi di aplikasi',
} satisfies typeof en
