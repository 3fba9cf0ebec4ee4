/** The wallet's names in the console's navigation, in Japanese. */
import type en from './en.ts'

export default {
  'money.money': '資金',
  'money.ledger': '元帳',
} satisfies typeof en
