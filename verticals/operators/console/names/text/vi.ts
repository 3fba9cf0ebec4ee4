/** Operators' names in the navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'operators.signIn': 'Đăng nhập',
  'operators.enrol': 'Ghi danh',
  'operators.operators': 'Người vận hành',
  'operators.audit': 'Nhật ký kiểm toán',
  'operators.account': 'Quyền truy cập của bạn',
  'operators.sessions': 'Phiên đăng nhập',
  'operators.queue.deposits': 'Nạp tiền',
  'operators.queue.withdrawals': 'Rút tiền',
  'operators.queue.identities': 'Xác minh danh tính',
  'operators.switches': 'Công tắc',
  'operators.terms': 'Phí và hạn mức',
  'operators.settings': 'Cài đặt',
  'operators.reconciliation': 'Đối soát',
  'operators.system': 'Hệ thống',
  'operators.queue.feedback': 'Góp ý',
} satisfies typeof en
