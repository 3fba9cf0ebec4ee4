/** Operators' names in the navigation, in traditional Chinese. */
import type en from './en.ts'

export default {
  'operators.signIn': '登入',
  'operators.enrol': '註冊',
  'operators.operators': '營運人員',
  'operators.audit': '稽核日誌',
  'operators.account': '您的存取權限',
  'operators.sessions': '工作階段',
  'operators.queue.deposits': '充值',
  'operators.queue.withdrawals': '提幣',
  'operators.queue.identities': '身分認證',
  'operators.switches': '開關',
  'operators.terms': '費率與限額',
  'operators.settings': '設定',
  'operators.reconciliation': '對帳',
  'operators.system': '系統',
  'operators.queue.feedback': '意見回饋',
} satisfies typeof en
