/** The wallet's names in the console's navigation, in English: the keys of every other language. */
export default {
  'money.money': 'Money',
  'money.ledger': 'Ledger',
}
