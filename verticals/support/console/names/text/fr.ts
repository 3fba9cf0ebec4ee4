/** Support’s names in the console, in French. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Annonces',
  'supportDesk.articles': 'Articles d’aide',
  'supportDesk.chats': 'Chat d’assistance',
} satisfies typeof en
