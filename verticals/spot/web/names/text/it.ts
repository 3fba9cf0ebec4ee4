/** Spot's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Fai trading',
} satisfies typeof en
