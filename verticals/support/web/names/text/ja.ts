/** Support's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'support.service': 'カスタマーサポート',
  'support.notices': 'お知らせ',
  'support.about': 'Evenkeelについて',
  'support.help': 'ヘルプ',
  'support.download': 'アプリのダウンロード',
  'support.terms': '利用規約',
  'support.privacy': 'プライバシーポリシー',
} satisfies typeof en
