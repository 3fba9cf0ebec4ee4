/** Charity's name in the console, in Hindi. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'परोपकार',
} satisfies typeof en
