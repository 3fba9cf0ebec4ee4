/** Charity's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'charity.name': 'Donaciones',
  'charity.donate': 'Donar',
  'charity.teaser': 'Dona y mira adónde llega',
  'charity.teaserHint': 'Proyectos, donantes y socios',
} satisfies typeof en
