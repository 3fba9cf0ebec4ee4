/** Charity's name in the console, in Portuguese. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Caridade',
} satisfies typeof en
