/** Operators' names in the navigation, in Hindi. */
import type en from './en.ts'

export default {
  'operators.signIn': 'साइन इन',
  'operators.enrol': 'नामांकन',
  'operators.operators': 'ऑपरेटर',
  'operators.audit': 'ऑडिट लॉग',
  'operators.sessions': 'सत्र',
  'operators.reconciliation': 'मिलान',
  'operators.system': 'सिस्टम',
} satisfies typeof en
