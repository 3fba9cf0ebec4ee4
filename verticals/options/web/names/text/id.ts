/** Options' names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'options.name': 'Opsi',
} satisfies typeof en
