/** Options' name in the console's navigation, in Japanese. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'オプションのリスク',
} satisfies typeof en
