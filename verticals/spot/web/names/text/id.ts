/** Spot's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Trading',
} satisfies typeof en
