/** The portfolio's names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'portfolio.name': '定期運用',
  'portfolio.short': '定期運用',
  'portfolio.teaser': '期間固定、日利固定',
  'portfolio.teaserHint': '1～90日',
} satisfies typeof en
