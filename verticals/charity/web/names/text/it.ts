/** Charity's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'charity.name': 'Beneficenza',
  'charity.donate': 'Dona',
  'charity.teaser': 'Dona e guarda dove arriva',
  'charity.teaserHint': 'Progetti, donatori e partner',
} satisfies typeof en
