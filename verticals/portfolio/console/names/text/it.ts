/** The portfolio's names in the console, in Italian. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Investimenti',
} satisfies typeof en
