/** The portfolio's names in the console, in Russian. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Портфель',
} satisfies typeof en
