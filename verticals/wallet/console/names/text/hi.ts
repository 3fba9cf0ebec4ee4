/** The wallet's names in the console's navigation, in Hindi. */
import type en from './en.ts'

export default {
  'money.money': 'धन',
  'money.ledger': 'लेजर',
} satisfies typeof en
