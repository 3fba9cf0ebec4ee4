/** Support's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'support.service': 'カスタマーサポート',
  'support.notices': 'お知らせ',
  'support.about': 'Evenkeelについて',
} satisfies typeof en
