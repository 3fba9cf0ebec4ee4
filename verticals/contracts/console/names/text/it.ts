/** The name of contracts in the console's navigation, in Italian. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Rischio contratti',
} satisfies typeof en
