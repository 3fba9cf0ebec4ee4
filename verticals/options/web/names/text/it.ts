/** Options' names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'options.name': 'Opzioni',
} satisfies typeof en
