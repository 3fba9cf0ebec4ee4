/** Operators' names in the navigation, in English: the keys of every other language. */
export default {
  'operators.signIn': 'Sign in',
  'operators.enrol': 'Enrolment',
  'operators.operators': 'Operators',
  'operators.audit': 'Audit log',
  'operators.account': 'Your access',
  'operators.sessions': 'Sessions',
  'operators.queue.deposits': 'Deposits',
  'operators.queue.withdrawals': 'Withdrawals',
  'operators.queue.identities': 'Identities',
  'operators.switches': 'Switches',
  'operators.terms': 'Fees and limits',
  'operators.settings': 'Settings',
  'operators.reconciliation': 'Reconciliation',
  'operators.system': 'System',
  'operators.queue.feedback': 'Feedback',
}
