/** The names of the proof of liabilities in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'proof.name': 'Подтверждение обязательств',
  'proof.ratio': 'Коэффициент резервов',
  'proof.ratioHint': 'Самый низкий среди всех монет: {asset}',
} satisfies typeof en
