/** Contracts' names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'contracts.name': '선물',
} satisfies typeof en
