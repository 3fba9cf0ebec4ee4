/** Spot's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Trader',
} satisfies typeof en
