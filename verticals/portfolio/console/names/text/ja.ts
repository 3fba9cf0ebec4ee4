/** The portfolio's names in the console, in Japanese. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': '定期運用',
} satisfies typeof en
