/** What members are told about deposits by mail and SMS, in Indonesian. */
import type en from './en.ts'

export default {
  'credited.subject': 'Deposit dikreditkan: {amount} {asset}',
  'credited.body':
    'Deposit {amount} {asset} Anda melalui {network} telah dikreditkan ke akun Spot Anda.',
  'credited.short': 'Evenkeel: deposit {amount} {asset} Anda telah dikreditkan.',
  'rejected.subject': 'Deposit ditolak: {amount} {asset}',
  'rejected.body': 'Deposit {amount} {asset} Anda melalui {network} ditolak.\n\nAlasan: {reason}',
  'rejected.short': 'Evenkeel: deposit {amount} {asset} Anda ditolak. Alasan: {reason}',
  'test.subject': 'Dana uji dikreditkan: {amount} {asset}',
  'test.body':
    'Dana uji {amount} {asset} Anda telah dikreditkan ke akun Spot Anda. Dana ini tidak bernilai di luar sandbox ini.',
  'test.short': 'Evenkeel: dana uji {amount} {asset} Anda telah dikreditkan.',
} satisfies typeof en
