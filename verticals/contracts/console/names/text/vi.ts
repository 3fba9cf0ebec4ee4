/** The name of contracts in the console's navigation, in Vietnamese. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Rủi ro hợp đồng',
} satisfies typeof en
