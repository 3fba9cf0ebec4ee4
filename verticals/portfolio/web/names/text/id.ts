/** The portfolio's names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Portofolio',
  'portfolio.short': 'Portofolio',
  'portfolio.teaser': 'Jangka tetap, imbal hasil harian tetap',
  'portfolio.teaserHint': '1 hingga 90 hari',
} satisfies typeof en
