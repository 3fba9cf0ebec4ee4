/** The name of contracts in the console's navigation, in Indonesian. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Risiko kontrak',
} satisfies typeof en
