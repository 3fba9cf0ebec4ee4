/** The wallet's names in the console's navigation, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'money.money': '資金',
  'money.ledger': '總帳',
} satisfies typeof en
