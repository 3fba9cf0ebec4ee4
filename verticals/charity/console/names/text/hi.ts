/** Charity's name in the console, in Hindi. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'चैरिटी',
} satisfies typeof en
