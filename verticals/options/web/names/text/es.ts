/** Options' names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'options.name': 'Opciones',
} satisfies typeof en
