/** Operators' names in the navigation, in Italian. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Accedi',
  'operators.enrol': 'Attivazione',
  'operators.operators': 'Operatori',
  'operators.audit': 'Registro di audit',
  'operators.account': 'Il tuo accesso',
  'operators.sessions': 'Sessioni',
  'operators.queue.deposits': 'Depositi',
  'operators.queue.withdrawals': 'Prelievi',
  'operators.queue.identities': 'Identità',
  'operators.switches': 'Interruttori',
  'operators.terms': 'Commissioni e limiti',
  'operators.settings': 'Impostazioni',
  'operators.reconciliation': 'Riconciliazione',
  'operators.system': 'Sistema',
  'operators.queue.feedback': 'Feedback',
} satisfies typeof en
