/** Options' name in the console's navigation, in Italian. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Rischio opzioni',
} satisfies typeof en
