/** The names of the proof of liabilities in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'proof.name': 'Prova de passivos',
  'proof.ratio': 'Índice de reservas',
  'proof.ratioHint': 'O menor entre todas as moedas: {asset}',
} satisfies typeof en
