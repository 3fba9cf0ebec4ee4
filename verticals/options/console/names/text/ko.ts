/** Options' name in the console's navigation, in Korean. */
import type en from './en.ts'

export default {
  'optionDesk.name': '옵션 리스크',
} satisfies typeof en
