/** Texts of the address book, in English: the keys of every other language. */
export default {
  'refusal.addressMalformed': 'This is not a valid address of this network.',
  'refusal.addressChecksumWrong':
    'This address has a typo: its checksum does not match. Copy it again.',
  'refusal.addressOfOtherNetwork':
    'This address belongs to another network. Choose the right network or another address.',
  'refusal.addressKnown': 'This address is already in your address book.',
  'refusal.tooManyAddresses': 'Your address book is full: 100 addresses at most. Delete one first.',
  'refusal.addressDoesNotExist': 'This address is no longer in your address book.',
  'addresses.title': 'Address book',
  'addresses.add': 'Add address',
  'addresses.search': 'Search coin, remark or address',
  'addresses.none': 'No addresses yet. Save where you withdraw to, and pick it with one tap.',
  'addresses.noneHere': 'No saved {asset} address on {network} yet.',
  'addresses.usableFrom': 'New: usable from {time}',
  'addresses.copy': 'Copy address',
  'addresses.entry': 'Address details',
  'addresses.addedAt': 'Added',
  'addresses.save': 'Save',
  'addresses.saved': 'Remark saved',
  'addresses.remove': 'Delete',
  'addresses.removeAsk': 'Delete “{remark}” from your address book?',
  'addresses.removeHint':
    'To withdraw to it from your address book again, you will have to add it again.',
  'addresses.removed': 'Address deleted',
  'addresses.added': 'Address added',
  'addresses.coin': 'Coin',
  'addresses.chooseCoin': 'Choose a coin',
  'addresses.network': 'Network',
  'addresses.chooseNetwork': 'Choose a network',
  'addresses.address': 'Address',
  'addresses.addressPlace': 'Enter or paste the address',
  'addresses.paste': 'Paste',
  'addresses.pasteFailed':
    'Your browser does not allow reading the clipboard. Paste into the field instead.',
  'addresses.networkHint':
    'The receiving wallet must support {network}. Coins sent over another network may be lost.',
  'addresses.remark': 'Remark',
  'addresses.remarkPlace': 'For example: hardware wallet',
  'addresses.transactionPassword': 'Transaction password',
  'addresses.secondCode': 'Authenticator or recovery code',
  'addresses.rest':
    'While the withdrawal allow-list is on, a new address can be used after 24 hours.',
  'addresses.choose': 'Choose an address',
}
