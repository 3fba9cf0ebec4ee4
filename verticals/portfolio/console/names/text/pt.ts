/** The portfolio's names in the console, in Portuguese. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Portfólio',
} satisfies typeof en
