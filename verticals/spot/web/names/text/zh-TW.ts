/** Spot's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'spot.name': '現貨',
  'spot.trade': '交易',
} satisfies typeof en
