/** Contracts' names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'contracts.name': 'कॉन्ट्रैक्ट',
} satisfies typeof en
