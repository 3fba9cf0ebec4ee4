/** Contracts' names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'contracts.name': 'Contratos',
} satisfies typeof en
