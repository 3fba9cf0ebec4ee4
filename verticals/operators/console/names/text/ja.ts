/** Operators' names in the navigation, in Japanese. */
import type en from './en.ts'

export default {
  'operators.signIn': 'ログイン',
  'operators.enrol': '登録',
  'operators.operators': 'オペレーター',
  'operators.audit': '監査ログ',
  'operators.account': '自分のアクセス',
  'operators.sessions': 'セッション',
  'operators.queue.deposits': '入金',
  'operators.queue.withdrawals': '出金',
  'operators.queue.identities': '本人確認',
  'operators.switches': 'スイッチ',
  'operators.terms': '手数料と限度額',
  'operators.settings': '設定',
  'operators.reconciliation': '照合',
  'operators.system': 'システム',
  'operators.queue.feedback': 'ご意見',
} satisfies typeof en
