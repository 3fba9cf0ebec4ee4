/** Support's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'support.service': 'Assistenza clienti',
  'support.notices': 'Annunci',
  'support.about': 'Chi siamo',
  'support.help': 'Centro assistenza',
  'support.download': 'Scarica l’app',
  'support.terms': 'Contratto utente',
  'support.privacy': 'Informativa sulla privacy',
} satisfies typeof en
