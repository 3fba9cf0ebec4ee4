/** Support’s names in the console, in Vietnamese. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'Thông báo',
  'supportDesk.articles': 'Bài trợ giúp',
  'supportDesk.chats': 'Chat hỗ trợ',
} satisfies typeof en
