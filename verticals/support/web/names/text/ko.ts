/** Support's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'support.service': '고객센터',
  'support.notices': '공지사항',
  'support.about': '회사 소개',
  'support.help': '도움말',
  'support.download': '앱 다운로드',
  'support.terms': '이용약관',
  'support.privacy': '개인정보 처리방침',
} satisfies typeof en
