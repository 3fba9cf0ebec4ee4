/** The portfolio's names in the console, in German. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Portfolio',
} satisfies typeof en
