/** Support’s names in the console, in Japanese. */
import type en from './en.ts'

export default {
  'supportDesk.notices': 'お知らせ',
  'supportDesk.articles': 'ヘルプ記事',
  'supportDesk.chats': 'サポートチャット',
} satisfies typeof en
