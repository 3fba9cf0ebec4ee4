/** The name of contracts in the console's navigation, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'contractDesk.name': '合約風險',
} satisfies typeof en
