/** What members are told about deposits by mail and SMS, in English: the keys of every other language. */
export default {
  'credited.subject': 'Deposit credited: {amount} {asset}',
  'credited.body':
    'Your deposit of {amount} {asset} via {network} has been credited to your spot account.',
  'credited.short': 'Evenkeel: your deposit of {amount} {asset} has been credited.',
  'rejected.subject': 'Deposit rejected: {amount} {asset}',
  'rejected.body':
    'Your deposit of {amount} {asset} via {network} was rejected.\n\nReason: {reason}',
  'rejected.short': 'Evenkeel: your deposit of {amount} {asset} was rejected. Reason: {reason}',
  'test.subject': 'Test funds credited: {amount} {asset}',
  'test.body':
    'Your test funds of {amount} {asset} have been credited to your spot account. They have no value outside this sandbox.',
  'test.short': 'Evenkeel: your test funds of {amount} {asset} have been credited.',
}
