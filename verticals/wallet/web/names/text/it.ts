/** The wallet's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Asset',
  'wallet.assets': 'Panoramica asset',
  'wallet.deposits': 'Depositi',
  'wallet.addresses': 'Rubrica indirizzi',
  'wallet.report': 'Estratto conto',
  'wallet.deposit': 'Deposita',
  'wallet.withdraw': 'Preleva',
  'wallet.transfer': 'Trasferisci',
  'wallet.topUp': 'Ricarica',
} satisfies typeof en
