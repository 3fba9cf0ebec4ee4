/** The portfolio's names in the console, in Korean. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': '포트폴리오',
} satisfies typeof en
