/** Charity's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'charity.name': 'चैरिटी',
  'charity.donate': 'दान',
  'charity.teaser': 'दान करें और देखें कि वह कहाँ गया',
  'charity.teaserHint': 'परियोजनाएँ, दाता और साझेदार',
} satisfies typeof en
