/** The wallet's names in the console's navigation, in German. */
import type en from './en.ts'

export default {
  'money.money': 'Geld',
  'money.ledger': 'Hauptbuch',
} satisfies typeof en
