/** Options' name in the console's navigation, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'optionDesk.name': '期權風險',
} satisfies typeof en
