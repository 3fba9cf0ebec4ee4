/** Contracts' names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'contracts.name': 'Kontrakte',
} satisfies typeof en
