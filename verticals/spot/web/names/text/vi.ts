/** Spot's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Giao dịch',
} satisfies typeof en
