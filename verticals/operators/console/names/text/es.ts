/** Operators' names in the navigation, in Spanish. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Iniciar sesión',
  'operators.enrol': 'Alta',
  'operators.operators': 'Operadores',
  'operators.audit': 'Registro de auditoría',
  'operators.account': 'Tu acceso',
  'operators.sessions': 'Sesiones',
  'operators.queue.deposits': 'Depósitos',
  'operators.queue.withdrawals': 'Retiros',
  'operators.queue.identities': 'Identidades',
  'operators.switches': 'Interruptores',
  'operators.terms': 'Comisiones y límites',
  'operators.settings': 'Ajustes',
  'operators.reconciliation': 'Conciliación',
  'operators.system': 'Sistema',
  'operators.queue.feedback': 'Comentarios',
} satisfies typeof en
