/** Options' name in the console's navigation, in Hindi. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'ऑप्शन जोखिम',
} satisfies typeof en
