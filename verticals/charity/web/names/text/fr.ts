/** Charity's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'charity.name': 'Dons',
  'charity.donate': 'Don',
  'charity.teaser': 'Donnez et voyez où vont vos dons',
  'charity.teaserHint': 'Projets, donateurs et partenaires',
} satisfies typeof en
