/** Operators' names in the navigation, in Hindi. */
import type en from './en.ts'

export default {
  'operators.signIn': 'लॉग इन',
  'operators.enrol': 'नामांकन',
  'operators.operators': 'ऑपरेटर',
  'operators.audit': 'ऑडिट लॉग',
  'operators.account': 'आपका एक्सेस',
  'operators.sessions': 'सत्र',
  'operators.queue.deposits': 'डिपॉज़िट',
  'operators.queue.withdrawals': 'निकासी',
  'operators.queue.identities': 'पहचान सत्यापन',
  'operators.switches': 'स्विच',
  'operators.terms': 'शुल्क और सीमाएँ',
  'operators.settings': 'सेटिंग',
  'operators.reconciliation': 'मिलान',
  'operators.system': 'सिस्टम',
  'operators.queue.feedback': 'फ़ीडबैक',
} satisfies typeof en
