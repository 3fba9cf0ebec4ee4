/** Spot's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Handeln',
} satisfies typeof en
