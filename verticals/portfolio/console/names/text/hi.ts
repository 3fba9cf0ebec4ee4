/** The portfolio's names in the console, in Hindi. */
import type en from './en.ts'

export default {
  'portfolioDesk.name': 'पोर्टफ़ोलियो',
} satisfies typeof en
