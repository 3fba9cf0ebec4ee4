/** Spot's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'spot.name': 'Спот',
  'spot.trade': 'Торговать',
} satisfies typeof en
