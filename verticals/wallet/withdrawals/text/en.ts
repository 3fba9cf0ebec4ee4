/** The messages about withdrawals, in English: the keys of every other language. */
export default {
  'notice.requested.subject': 'Withdrawal of {amount} {asset} requested',
  'notice.requested.body':
    'You asked to withdraw {amount} {asset} on {network} to the address ending in {address}. Was it not you? Revoke it in the app at once, freeze your account in the security centre and change your password.',
  'notice.requested.short':
    'Evenkeel: withdrawal of {amount} {asset} to {address} requested. Not you? Revoke it in the app now.',
  'notice.approved.subject': 'Withdrawal of {amount} {asset} approved',
  'notice.approved.body':
    'Your withdrawal of {amount} {asset} on {network} was approved and will be sent shortly. It can no longer be revoked.',
  'notice.approved.short':
    'Evenkeel: your withdrawal of {amount} {asset} was approved and will be sent shortly.',
  'notice.cancelled.subject': 'Withdrawal of {amount} {asset} revoked',
  'notice.cancelled.body':
    'Your withdrawal of {amount} {asset} on {network} was revoked. Amount and fee are available again. Was it not you? Change your password.',
  'notice.cancelled.short':
    'Evenkeel: your withdrawal of {amount} {asset} was revoked; the money is available again.',
  'notice.paid.subject': 'Withdrawal of {amount} {asset} completed',
  'notice.paid.body':
    '{amount} {asset} were sent on {network} and confirmed there. You find the transaction in your withdrawal records.',
  'notice.paid.short': 'Evenkeel: your withdrawal of {amount} {asset} is completed.',
  'notice.rejected.subject': 'Withdrawal of {amount} {asset} rejected',
  'notice.rejected.body':
    'Your withdrawal of {amount} {asset} on {network} was rejected. Amount and fee are back in your account; you find the reason in your withdrawal records.',
  'notice.rejected.short':
    'Evenkeel: your withdrawal of {amount} {asset} was rejected; the money is back in your account.',
  'code.words':
    'Your code to withdraw {amount} {asset} on {network} to the address ending in {address}. Enter it only if these are the last 6 characters of the address you mean:',
}
