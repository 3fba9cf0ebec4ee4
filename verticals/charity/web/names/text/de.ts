/** Charity's names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'charity.name': 'Spenden',
  'charity.donate': 'Spenden',
  'charity.teaser': 'Spenden und sehen, wohin es geht',
  'charity.teaserHint': 'Projekte, Spender und Partner',
} satisfies typeof en
