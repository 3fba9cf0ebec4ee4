/** The name of contracts in the console's navigation, in Spanish. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Riesgo de contratos',
} satisfies typeof en
