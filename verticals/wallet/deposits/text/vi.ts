/** What members are told about deposits by mail and SMS, in Vietnamese. */
import type en from './en.ts'

export default {
  'credited.subject': 'Đã ghi có khoản nạp: {amount} {asset}',
  'credited.body':
    'Khoản nạp {amount} {asset} qua {network} đã được ghi có vào tài khoản Spot của bạn.',
  'credited.short': 'Evenkeel: khoản nạp {amount} {asset} của bạn đã được ghi có.',
  'rejected.subject': 'Khoản nạp bị từ chối: {amount} {asset}',
  'rejected.body':
    'Khoản nạp {amount} {asset} qua {network} của bạn đã bị từ chối.\n\nLý do: {reason}',
  'rejected.short': 'Evenkeel: khoản nạp {amount} {asset} của bạn đã bị từ chối. Lý do: {reason}',
  'test.subject': 'Đã ghi có tiền thử nghiệm: {amount} {asset}',
  'test.body':
    'Tiền thử nghiệm {amount} {asset} đã được ghi có vào tài khoản Spot của bạn. Chúng không có giá trị bên ngoài sandbox này.',
  'test.short': 'Evenkeel: tiền thử nghiệm {amount} {asset} của bạn đã được ghi có.',
} satisfies typeof en
