/** Charity's names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'charity.name': '慈善',
  'charity.donate': '捐款',
  'charity.teaser': '捐款去向，一目了然',
  'charity.teaserHint': '專案、捐贈者與合作夥伴',
} satisfies typeof en
