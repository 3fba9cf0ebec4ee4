/** Charity's name in the console, in Vietnamese. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Từ thiện',
} satisfies typeof en
