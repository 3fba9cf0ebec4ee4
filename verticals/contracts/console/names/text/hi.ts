/** The name of contracts in the console's navigation, in Hindi. */
import type en from './en.ts'

export default {
  'contractDesk.name': 'कॉन्ट्रैक्ट जोखिम',
} satisfies typeof en
