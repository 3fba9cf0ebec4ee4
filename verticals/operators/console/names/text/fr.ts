/** Operators' names in the navigation, in French. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Connexion',
  'operators.enrol': 'Inscription',
  'operators.operators': 'Opérateurs',
  'operators.audit': 'Journal d’audit',
  'operators.account': 'Votre accès',
  'operators.sessions': 'Sessions',
  'operators.queue.deposits': 'Dépôts',
  'operators.queue.withdrawals': 'Retraits',
  'operators.queue.identities': 'Identités',
  'operators.switches': 'Interrupteurs',
  'operators.terms': 'Frais et plafonds',
  'operators.settings': 'Réglages',
  'operators.reconciliation': 'Rapprochement',
  'operators.system': 'Système',
  'operators.queue.feedback': 'Retours',
} satisfies typeof en
