/** Operators' names in the navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Đăng nhập',
  'operators.enrol': 'Ghi danh',
  'operators.operators': 'Nhân viên vận hành',
  'operators.audit': 'Nhật ký kiểm toán',
  'operators.sessions': 'Phiên đăng nhập',
  'operators.reconciliation': 'Đối soát',
  'operators.system': 'Hệ thống',
} satisfies typeof en
