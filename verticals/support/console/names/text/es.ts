/** Support’s names in the console, in Spanish. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Avisos',
  'supportDesk.articles': 'Artículos de ayuda',
  'supportDesk.chats': 'Chat de soporte',
} satisfies typeof en
