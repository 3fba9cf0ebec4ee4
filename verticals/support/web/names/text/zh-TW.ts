/** Support's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'support.service': '線上客服',
  'support.notices': '平台公告',
  'support.about': '關於我們',
  'support.help': '幫助中心',
  'support.download': '下載 App',
  'support.terms': '使用者協議',
  'support.privacy': '隱私權政策',
} satisfies typeof en
