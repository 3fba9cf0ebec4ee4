/** Charity's name in the console, in German. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Spenden',
} satisfies typeof en
