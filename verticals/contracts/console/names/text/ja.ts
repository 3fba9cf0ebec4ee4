/** The name of contracts in the console's navigation, in Japanese. */
import type en from './en.ts'

export default {
  'contractDesk.name': '先物リスク',
} satisfies typeof en
