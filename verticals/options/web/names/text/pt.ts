/** Options' names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'options.name': 'Opções',
} satisfies typeof en
