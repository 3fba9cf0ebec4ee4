/** The name of contracts in the console's navigation, in German. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Kontraktrisiko',
} satisfies typeof en
