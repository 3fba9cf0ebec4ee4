/** Support’s names in the console, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'supportDesk.notices': '公告',
  'supportDesk.articles': '幫助文章',
  'supportDesk.chats': '客服對話',
} satisfies typeof en
