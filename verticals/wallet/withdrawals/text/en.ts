/** The messages about withdrawals, in English: the keys of every other language. */
export default {
  'notice.requested.subject': 'Withdrawal of {amount} {asset} requested',
  'notice.requested.body':
    'You asked to withdraw {amount} {asset} on {network} to the address ending in {address}. Was it not you? Revoke it in the app at once, freeze your account in the security centre and change your password.',
  'notice.requested.short':
    'Evenkeel: withdrawal of {amount} {asset} to {address} requested. Not you? Revoke it in the app now.',
  'notice.byProgram.subject': 'Withdrawal of {amount} {asset} requested by API key',
  'notice.byProgram.body':
    'A program with one of your API keys asked to withdraw {amount} {asset} on {network} to the address ending in {address}. Was it not you? Revoke it in the app at once, delete the key in the security centre and freeze your account.',
  'notice.byProgram.short':
    'Evenkeel: an API key requested a withdrawal of {amount} {asset} to {address}. Not you? Revoke it in the app now.',
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
