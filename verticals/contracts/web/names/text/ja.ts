/** Contracts' names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'contracts.name': '先物',
} satisfies typeof en
