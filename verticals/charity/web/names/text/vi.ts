/** Charity's names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'charity.name': 'Từ thiện',
  'charity.donate': 'Quyên góp',
  'charity.teaser': 'Quyên góp và biết tiền đi đâu',
  'charity.teaserHint': 'Dự án, nhà hảo tâm và đối tác',
} satisfies typeof en
