/** The keys of contracts' texts. */
import type en from '../text/en.ts'

export type Key = keyof typeof en
