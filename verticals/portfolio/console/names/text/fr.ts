/** The portfolio's names in the console, in French. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Placements',
} satisfies typeof en
