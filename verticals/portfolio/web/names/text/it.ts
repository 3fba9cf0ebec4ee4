/** The portfolio's names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'portfolio.name': 'Investimenti',
  'portfolio.short': 'Investimenti',
  'portfolio.teaser': 'Durata fissa, rendimento giornaliero fisso',
  'portfolio.teaserHint': 'Da 1 a 90 giorni',
} satisfies typeof en
