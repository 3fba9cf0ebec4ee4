/** The portfolio's names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Placements',
  'portfolio.short': 'Placements',
  'portfolio.teaser': 'Durée fixe, rendement quotidien fixe',
  'portfolio.teaserHint': 'De 1 à 90 jours',
} satisfies typeof en
