/** Operators' names in the navigation, in Italian. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Accedi',
  'operators.enrol': 'Attivazione',
  'operators.operators': 'Operatori',
  'operators.audit': 'Registro di audit',
  'operators.sessions': 'Sessioni',
  'operators.reconciliation': 'Riconciliazione',
  'operators.system': 'Sistema',
} satisfies typeof en
