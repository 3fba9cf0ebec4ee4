/** Options' names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'options.name': 'ऑप्शन',
} satisfies typeof en
