/** Options' name in the console's navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Risiko opsi',
} satisfies typeof en
