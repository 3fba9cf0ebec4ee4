/** Support’s names in the console, in Portuguese. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Comunicados',
  'supportDesk.articles': 'Artigos de ajuda',
  'supportDesk.chats': 'Chat de suporte',
} satisfies typeof en
