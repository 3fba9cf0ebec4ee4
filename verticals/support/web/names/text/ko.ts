/** Support's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'support.service': '고객센터',
  'support.notices': '공지사항',
  'support.about': '회사 소개',
} satisfies typeof en
