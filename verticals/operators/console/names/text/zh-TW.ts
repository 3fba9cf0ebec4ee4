/** Operators' names in the navigation, in traditional Chinese. */
import type en from './en.ts'

export default {
  'operators.signIn': '登入',
  'operators.enrol': '註冊',
  'operators.operators': '營運人員',
  'operators.audit': '稽核日誌',
  'operators.sessions': '工作階段',
  'operators.reconciliation': '對帳',
  'operators.system': '系統',
} satisfies typeof en
