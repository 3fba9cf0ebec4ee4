/** Charity's name in the console, in Spanish. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Solidaridad',
} satisfies typeof en
