/** Contracts' names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'contracts.name': '合約',
} satisfies typeof en
