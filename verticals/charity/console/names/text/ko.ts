/** Charity's name in the console, in Korean. */
import type en from './en.ts'

export default {
  'charityDesk.name': '기부',
} satisfies typeof en
