/** Operators' names in the navigation, in Portuguese. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Entrar',
  'operators.enrol': 'Cadastro',
  'operators.operators': 'Operadores',
  'operators.audit': 'Registro de auditoria',
  'operators.account': 'Seu acesso',
  'operators.sessions': 'Sessões',
  'operators.queue.deposits': 'Depósitos',
  'operators.queue.withdrawals': 'Saques',
  'operators.queue.identities': 'Identidades',
  'operators.switches': 'Chaves',
  'operators.terms': 'Taxas e limites',
  'operators.settings': 'Configurações',
  'operators.reconciliation': 'Conciliação',
  'operators.system': 'Sistema',
  'operators.queue.feedback': 'Feedback',
} satisfies typeof en
