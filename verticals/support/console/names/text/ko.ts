/** Support’s names in the console, in Korean. */
import type en from './en.ts'

export default {
  'supportDesk.notices': '공지',
  'supportDesk.articles': '도움말 글',
  'supportDesk.chats': '상담 채팅',
} satisfies typeof en
