/** Charity's name in the console, in Italian. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Beneficenza',
} satisfies typeof en
