/** Options' names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'options.name': '期權',
} satisfies typeof en
