/** Spot's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'spot.name': '현물',
  'spot.trade': '거래하기',
} satisfies typeof en
