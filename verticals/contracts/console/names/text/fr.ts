/** The name of contracts in the console's navigation, in French. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Risque des contrats',
} satisfies typeof en
