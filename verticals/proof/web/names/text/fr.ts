/** The names of the proof of liabilities in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'proof.name': 'Preuve de passif',
  'proof.ratio': 'Taux de réserve',
  'proof.ratioHint': 'Le plus bas de toutes les cryptos : {asset}',
} satisfies typeof en
