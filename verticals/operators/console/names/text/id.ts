/** Operators' names in the navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Masuk',
  'operators.enrol': 'Pendaftaran',
  'operators.operators': 'Operator',
  'operators.audit': 'Log audit',
  'operators.account': 'Akses Anda',
  'operators.sessions': 'Sesi',
  'operators.queue.deposits': 'Deposit',
  'operators.queue.withdrawals': 'Penarikan',
  'operators.queue.identities': 'Identitas',
  'operators.switches': 'Sakelar',
  'operators.terms': 'Biaya dan batas',
  'operators.settings': 'Pengaturan',
  'operators.reconciliation': 'Rekonsiliasi',
  'operators.system': 'Sistem',
  'operators.queue.feedback': 'Masukan',
} satisfies typeof en
