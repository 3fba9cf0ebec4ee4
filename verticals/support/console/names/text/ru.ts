/** Support’s names in the console, in Russian. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Объявления',
  'supportDesk.articles': 'Статьи справки',
  'supportDesk.chats': 'Чат поддержки',
} satisfies typeof en
