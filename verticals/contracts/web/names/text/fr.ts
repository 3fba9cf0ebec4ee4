/** Contracts' names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'contracts.name': 'Contrats',
} satisfies typeof en
