/** Operators' names in the navigation, in English: the keys of every other language. */
export default {
  'operators.signIn': 'Sign in',
  'operators.enrol': 'Enrolment',
  'operators.operators': 'Operators',
  'operators.audit': 'Audit log',
  'operators.sessions': 'Sessions',
  'operators.reconciliation': 'Reconciliation',
  'operators.system': 'System',
}
