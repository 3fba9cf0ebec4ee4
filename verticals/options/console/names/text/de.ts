/** Options' name in the console's navigation, in German. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Optionsrisiko',
} satisfies typeof en
