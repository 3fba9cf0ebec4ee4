/** The wallet's names in the console's navigation, in French. */
import type en from './en.ts'

export default {
  'money.money': 'Fonds',
  'money.ledger': 'Grand livre',
} satisfies typeof en
