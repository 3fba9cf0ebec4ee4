/** Options' name in the console's navigation, in Portuguese. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Risco de opções',
} satisfies typeof en
