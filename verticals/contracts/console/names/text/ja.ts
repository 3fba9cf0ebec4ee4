/** The name of contracts in the console's navigation, in Japanese. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'コントラクトリスク',
} satisfies typeof en
