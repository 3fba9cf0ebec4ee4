/** Charity's name in the console, in Russian. */
import type en from './en.ts'

export default {
  'charityDesk.name': 'Благотворительность',
} satisfies typeof en
