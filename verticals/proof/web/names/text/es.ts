/** The names of the proof of liabilities in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'proof.name': 'Prueba de pasivos',
  'proof.ratio': 'Ratio de reservas',
  'proof.ratioHint': 'La más baja de todas las monedas: {asset}',
} satisfies typeof en
