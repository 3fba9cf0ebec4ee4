/** The wallet's names in the console's navigation, in Spanish. */
import type en from './en.ts'

export default {
  'money.money': 'Dinero',
  'money.ledger': 'Libro mayor',
} satisfies typeof en
