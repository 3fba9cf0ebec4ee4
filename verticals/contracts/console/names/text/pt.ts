/** The name of contracts in the console's navigation, in Portuguese. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Risco de contratos',
} satisfies typeof en
