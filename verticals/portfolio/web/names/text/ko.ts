/** The portfolio's names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'portfolio.name': '포트폴리오',
  'portfolio.short': '포트폴리오',
  'portfolio.teaser': '고정 기간, 고정 일 수익률',
  'portfolio.teaserHint': '1일~90일',
} satisfies typeof en
