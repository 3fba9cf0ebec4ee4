/** The message about a new address, in English: the keys of every other language. */
export default {
  'notice.addressAdded.subject': 'New address in your Evenkeel address book',
  'notice.addressAdded.body':
    'A withdrawal address was added to your address book at {at} UTC: {address}, {asset} on {network}. Not you? Remove it, change your login password at once and freeze your account in the security centre.',
  'notice.addressAdded.short':
    'Evenkeel: withdrawal address {address} ({asset}) added to your address book. Not you? Change your password at once and freeze your account in the app.',
}
