/** The wallet's names in the console's navigation, in Korean. */
import type en from './en.ts'

export default {
  'money.money': '자금',
  'money.ledger': '원장',
} satisfies typeof en
