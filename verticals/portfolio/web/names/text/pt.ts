/** The portfolio's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Portfólio',
  'portfolio.short': 'Portfólio',
  'portfolio.teaser': 'Prazo fixo, rendimento diário fixo',
  'portfolio.teaserHint': 'De 1 a 90 dias',
} satisfies typeof en
