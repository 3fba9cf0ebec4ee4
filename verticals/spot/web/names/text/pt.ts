/** Spot's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'spot.name': 'Spot',
  'spot.trade': 'Negociar',
} satisfies typeof en
