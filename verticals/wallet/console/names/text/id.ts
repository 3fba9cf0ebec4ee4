/** The wallet's names in the console's navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'money.money': 'Dana',
  'money.ledger': 'Buku besar',
} satisfies typeof en
