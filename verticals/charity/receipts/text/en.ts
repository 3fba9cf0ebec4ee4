/** What a receipt says, in English: the keys of every other language. */
export default {
  'receipt.title': 'Donation receipt',
  'receipt.number': 'Receipt number',
  'receipt.date': 'Date',
  'receipt.project': 'Project',
  'receipt.donor': 'Donor',
  'receipt.contact': 'Contact',
  'receipt.address': 'Address',
  'receipt.amount': 'Amount given',
  'receipt.fiat': 'Asked for in fiat',
  'receipt.worth': 'Counted as',
  'receipt.price': 'Reference price',
  'receipt.rate': 'Reference rate of the currency',
  'receipt.received':
    '{issuer} confirms that it received this donation and holds it for the project named above until it is paid out.',
  'receipt.nothingInReturn': 'Nothing was given in return. No fee was taken.',
  'receipt.check': 'Whether it can be deducted from tax depends on the law where you live.',
  'receipt.sandbox':
    'Sandbox: this exchange handles no real money, and this receipt proves no real donation.',
}
