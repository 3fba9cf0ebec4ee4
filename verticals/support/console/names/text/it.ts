/** Support’s names in the console, in Italian. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Annunci',
  'supportDesk.articles': 'Articoli di aiuto',
  'supportDesk.chats': 'Chat di assistenza',
} satisfies typeof en
