/** The wallet's names in the console's navigation, in Italian. */
import type en from './en.ts'

export default {
  'money.money': 'Fondi',
  'money.ledger': 'Libro mastro',
} satisfies typeof en
