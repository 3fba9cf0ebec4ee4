/** Charity's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'charity.name': '기부',
  'charity.donate': '기부',
  'charity.teaser': '기부하고 쓰임을 확인하세요',
  'charity.teaserHint': '프로젝트, 기부자, 파트너',
} satisfies typeof en
