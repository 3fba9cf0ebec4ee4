/** The names of the proof of liabilities in menus and on the first page, in English: the keys of every other language. */
export default {
  'proof.name': 'Proof of liabilities',
  'proof.ratio': 'Reserve ratio',
  'proof.ratioHint': 'Lowest of all coins: {asset}',
}
