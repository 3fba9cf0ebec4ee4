/** Operators' names in the navigation, in Japanese. */
import type en from './en.ts'

export default {
  'operators.signIn': 'サインイン',
  'operators.enrol': '登録',
  'operators.operators': 'オペレーター',
  'operators.audit': '監査ログ',
  'operators.sessions': 'セッション',
  'operators.reconciliation': '照合',
  'operators.system': 'システム',
} satisfies typeof en
