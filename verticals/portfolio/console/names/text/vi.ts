/** The portfolio's names in the console, in Vietnamese. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'Đầu tư',
} satisfies typeof en
