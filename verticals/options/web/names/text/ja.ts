/** Options' names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'options.name': 'オプション',
} satisfies typeof en
