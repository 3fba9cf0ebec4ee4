/** The portfolio's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Portfolio',
  'portfolio.short': 'Portfolio',
  'portfolio.teaser': 'Feste Laufzeit, feste Tagesrendite',
  'portfolio.teaserHint': '1 bis 90 Tage',
} satisfies typeof en
