/** The portfolio's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Portafolio',
  'portfolio.short': 'Portafolio',
  'portfolio.teaser': 'Plazo fijo, rendimiento diario fijo',
  'portfolio.teaserHint': 'De 1 a 90 días',
} satisfies typeof en
