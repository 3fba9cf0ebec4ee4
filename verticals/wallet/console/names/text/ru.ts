/** The wallet's names in the console's navigation, in Russian. */
import type en from './en.ts'

export default {
  'money.money': 'Средства',
  'money.ledger': 'Книга счетов',
} satisfies typeof en
