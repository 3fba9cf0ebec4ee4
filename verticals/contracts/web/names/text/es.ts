/** Contracts' names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'contracts.name': 'Contratos',
} satisfies typeof en
