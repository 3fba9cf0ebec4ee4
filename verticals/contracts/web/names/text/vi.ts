/** Contracts' names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'contracts.name': 'Hợp đồng',
} satisfies typeof en
