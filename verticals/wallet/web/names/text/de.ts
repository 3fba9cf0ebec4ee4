/** The wallet's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Vermögen',
  'wallet.assets': 'Vermögensübersicht',
  'wallet.deposits': 'Einzahlungen',
  'wallet.addresses': 'Adressbuch',
  'wallet.report': 'Kontoauszug',
  'wallet.deposit': 'Einzahlen',
  'wallet.withdraw': 'Auszahlen',
  'wallet.transfer': 'Transfer',
  'wallet.topUp': 'Auffüllen',
} satisfies typeof en
