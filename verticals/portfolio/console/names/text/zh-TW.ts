/** The portfolio's names in the console, in traditional Chinese. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': '投資組合',
} satisfies typeof en
