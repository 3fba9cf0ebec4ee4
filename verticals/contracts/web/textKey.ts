/** The keys of contracts' texts. */
import type en from './trade/text/en.ts'

export type Key = keyof typeof en
