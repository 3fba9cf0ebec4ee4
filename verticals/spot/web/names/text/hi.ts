/** Spot's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'spot.name': 'स्पॉट',
  'spot.trade': 'ट्रेड करें',
} satisfies typeof en
