/** The messages about withdrawals, in English: the keys of every other language. */
export default {
  'notice.requested.subject': 'Withdrawal of {amount} {asset} requested',
  'notice.requested.body':
    'You requested a withdrawal of {amount} {asset} on {network} to the address ending in {address}. Not you? Cancel it in the app at once, freeze your account in the security centre and change your password.',
  'notice.requested.short':
    'Evenkeel: withdrawal of {amount} {asset} to {address} requested. Not you? Cancel it in the app now.',
  'notice.byProgram.subject': 'Withdrawal of {amount} {asset} requested by API key',
  'notice.byProgram.body':
    'A program with one of your API keys asked to withdraw {amount} {asset} on {network} to the address ending in {address}. Not you? Cancel it in the app at once, delete the key in the security centre and freeze your account.',
  'notice.byProgram.short':
    'Evenkeel: an API key requested a withdrawal of {amount} {asset} to {address}. Not you? Cancel it in the app now.',
  'notice.approved.subject': 'Withdrawal of {amount} {asset} approved',
  'notice.approved.body':
    'Your withdrawal of {amount} {asset} on {network} was approved and will be sent shortly. It can no longer be cancelled.',
  'notice.approved.short':
    'Evenkeel: your withdrawal of {amount} {asset} was approved and will be sent shortly.',
  'notice.cancelled.subject': 'Withdrawal of {amount} {asset} cancelled',
  'notice.cancelled.body':
    'Your withdrawal of {amount} {asset} on {network} was cancelled. Amount and fee are available again. Was it not you? Change your password.',
  'notice.cancelled.short':
    'Evenkeel: your withdrawal of {amount} {asset} was cancelled; the money is available again.',
  'notice.paid.subject': 'Withdrawal of {amount} {asset} completed',
  'notice.paid.body':
    '{amount} {asset} has been sent on {network} and confirmed there. You can find the transaction in your withdrawal records.',
  'notice.paid.short': 'Evenkeel: your withdrawal of {amount} {asset} is complete.',
  'notice.rejected.subject': 'Withdrawal of {amount} {asset} rejected',
  'notice.rejected.body':
    'Your withdrawal of {amount} {asset} on {network} was rejected. Amount and fee are back in your account; you can find the reason in your withdrawal records.',
  'notice.rejected.short':
    'Evenkeel: your withdrawal of {amount} {asset} was rejected; the money is back in your account.',
  'code.words':
    'Your code to withdraw {amount} {asset} on {network} to the address ending in {address}. Enter it only if these are the last 6 characters of the address you mean:',
}
