/** The portfolio's names in the console, in Spanish. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Portafolio',
} satisfies typeof en
