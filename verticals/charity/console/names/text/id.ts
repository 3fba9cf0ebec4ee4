/** Charity's name in the console, in Indonesian. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Donasi',
} satisfies typeof en
