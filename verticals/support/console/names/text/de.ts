/** Support’s names in the console, in German. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Mitteilungen',
  'supportDesk.articles': 'Hilfeartikel',
  'supportDesk.chats': 'Support-Chat',
} satisfies typeof en
