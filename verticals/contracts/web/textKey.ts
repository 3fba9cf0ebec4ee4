/** The keys of contracts' texts. */
import type refusals from '../text/en.ts'
import type en from './trade/text/en.ts'

export type Key = keyof typeof en | keyof typeof refusals
