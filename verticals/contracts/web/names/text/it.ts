/** Contracts' names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'contracts.name': 'Contratti',
} satisfies typeof en
