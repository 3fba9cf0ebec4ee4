/** Operators' names in the navigation, in German. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Anmelden',
  'operators.enrol': 'Einrichtung',
  'operators.operators': 'Operatoren',
  'operators.audit': 'Prüfprotokoll',
  'operators.account': 'Ihr Zugang',
  'operators.sessions': 'Sitzungen',
  'operators.queue.deposits': 'Einzahlungen',
  'operators.queue.withdrawals': 'Auszahlungen',
  'operators.queue.identities': 'Identitäten',
  'operators.switches': 'Schalter',
  'operators.terms': 'Gebühren und Limits',
  'operators.settings': 'Einstellungen',
  'operators.reconciliation': 'Abstimmung',
  'operators.system': 'System',
  'operators.queue.feedback': 'Feedback',
} satisfies typeof en
