/** Operators' names in the navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Masuk',
  'operators.enrol': 'Pendaftaran',
  'operators.operators': 'Operator',
  'operators.audit': 'Log audit',
  'operators.sessions': 'Sesi',
  'operators.reconciliation': 'Rekonsiliasi',
  'operators.system': 'Sistem',
} satisfies typeof en
