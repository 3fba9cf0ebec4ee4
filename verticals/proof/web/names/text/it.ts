/** The names of the proof of liabilities in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'proof.name': 'Prova delle passività',
  'proof.ratio': 'Rapporto di riserva',
  'proof.ratioHint': 'Il più basso tra tutte le monete: {asset}',
} satisfies typeof en
