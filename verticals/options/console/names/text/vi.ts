/** Options' name in the console's navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Rủi ro quyền chọn',
} satisfies typeof en
