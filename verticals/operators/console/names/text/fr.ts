/** Operators' names in the navigation, in French. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Connexion',
  'operators.enrol': 'Inscription',
  'operators.operators': 'Opérateurs',
  'operators.audit': 'Journal d’audit',
  'operators.sessions': 'Sessions',
  'operators.reconciliation': 'Rapprochement',
  'operators.system': 'Système',
} satisfies typeof en
