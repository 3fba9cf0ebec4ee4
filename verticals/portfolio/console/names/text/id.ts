/** The portfolio's names in the console, in Indonesian. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Portofolio',
} satisfies typeof en
