/** The wallet's names in the console's navigation, in Portuguese. */
import type en from './en.ts'

export default {
  'money.money': 'Dinheiro',
  'money.ledger': 'Livro-razão',
} satisfies typeof en
