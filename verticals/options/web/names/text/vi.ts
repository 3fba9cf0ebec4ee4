/** Options' names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'options.name': 'Options',
} satisfies typeof en
