/** Options' name in the console's navigation, in French. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Risque des options',
} satisfies typeof en
