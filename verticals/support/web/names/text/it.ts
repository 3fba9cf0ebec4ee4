/** Support's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'support.service': 'Assistenza clienti',
  'support.notices': 'Annunci',
  'support.about': 'Chi siamo',
} satisfies typeof en
