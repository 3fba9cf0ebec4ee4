/** Charity's name in the console, in French. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Solidarité',
} satisfies typeof en
