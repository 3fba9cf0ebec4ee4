/** Contracts' names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'contracts.name': 'Контракты',
} satisfies typeof en
