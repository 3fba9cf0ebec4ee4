/** Options' names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'options.name': 'Optionen',
} satisfies typeof en
