/** The portfolio's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'portfolio.name': '投資組合',
  'portfolio.short': '投資組合',
  'portfolio.teaser': '固定期限，固定日收益',
  'portfolio.teaserHint': '1 至 90 天',
} satisfies typeof en
