/** Support's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'support.service': 'Service client',
  'support.notices': 'Annonces',
  'support.about': 'À propos',
} satisfies typeof en
