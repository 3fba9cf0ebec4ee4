/** Spot's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'spot.name': '現物',
  'spot.trade': '取引する',
} satisfies typeof en
