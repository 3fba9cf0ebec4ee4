/** The portfolio's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Đầu tư',
  'portfolio.short': 'Đầu tư',
  'portfolio.teaser': 'Kỳ hạn cố định, lãi ngày cố định',
  'portfolio.teaserHint': 'Từ 1 đến 90 ngày',
} satisfies typeof en
