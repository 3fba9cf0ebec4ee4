/** The name of contracts in the console's navigation, in Korean. */
import type en from './en.ts'

export default {
  'contractDesk.name': '선물 리스크',
} satisfies typeof en
