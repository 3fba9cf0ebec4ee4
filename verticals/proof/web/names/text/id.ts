/** The names of the proof of liabilities in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'proof.name': 'Bukti kewajiban',
  'proof.ratio': 'Rasio cadangan',
  'proof.ratioHint': 'Terendah dari semua koin: {asset}',
} satisfies typeof en
