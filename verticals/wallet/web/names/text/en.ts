/** The wallet's names in menus and on the first page, in English: the keys of every other language. */
export default {
  'wallet.tab': 'Assets',
  'wallet.assets': 'Asset centre',
  'wallet.deposits': 'Deposits',
  'wallet.addresses': 'Addresses',
  'wallet.report': 'Bill',
  'wallet.deposit': 'Deposit',
  'wallet.withdraw': 'Withdraw',
  'wallet.transfer': 'Transfer',
  'wallet.topUp': 'Top up',
}
