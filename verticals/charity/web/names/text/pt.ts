/** Charity's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'charity.name': 'Doações',
  'charity.donate': 'Doar',
  'charity.teaser': 'Doe e veja aonde chega',
  'charity.teaserHint': 'Projetos, doadores e parceiros',
} satisfies typeof en
