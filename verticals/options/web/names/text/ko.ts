/** Options' names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'options.name': '옵션',
} satisfies typeof en
