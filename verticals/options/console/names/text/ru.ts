/** Options' name in the console's navigation, in Russian. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Риск по опционам',
} satisfies typeof en
