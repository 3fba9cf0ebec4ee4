/** Support's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'support.service': 'Kundenservice',
  'support.notices': 'Mitteilungen',
  'support.about': 'Über uns',
} satisfies typeof en
