/** Spot's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Operar',
} satisfies typeof en
