/** Contracts' names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'contracts.name': 'Kontrak',
} satisfies typeof en
