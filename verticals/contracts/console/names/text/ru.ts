/** The name of contracts in the console's navigation, in Russian. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'Риск по контрактам',
} satisfies typeof en
