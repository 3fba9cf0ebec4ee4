/** Support's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'support.service': 'Kundenservice',
  'support.notices': 'Mitteilungen',
  'support.about': 'Über uns',
  'support.help': 'Hilfecenter',
  'support.download': 'App herunterladen',
  'support.terms': 'Nutzungsvereinbarung',
  'support.privacy': 'Datenschutzerklärung',
} satisfies typeof en
