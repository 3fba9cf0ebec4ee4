/** The wallet's names in the console's navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'money.money': 'Tiền',
  'money.ledger': 'Sổ cái',
} satisfies typeof en
