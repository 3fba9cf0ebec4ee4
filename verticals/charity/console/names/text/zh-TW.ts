/** Charity's name in the console, in traditional Chinese. */
import type en from './en.ts'

export default {
  'charityDesk.name': '慈善',
} satisfies typeof en
