/** Options' names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'options.name': 'Опционы',
} satisfies typeof en
