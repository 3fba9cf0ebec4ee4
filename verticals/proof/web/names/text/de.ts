/** The names of the proof of liabilities in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'proof.name': 'Nachweis der Verbindlichkeiten',
  'proof.ratio': 'Reservequote',
  'proof.ratioHint': 'Niedrigste aller Coins: {asset}',
} satisfies typeof en
