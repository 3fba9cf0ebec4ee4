/** Charity's name in the console, in Japanese. */
import type en from './en.ts'

export default {
  'charityDesk.name': '寄付',
} satisfies typeof en
