/** The keys of the texts of a position's receipt. */
import type en from './leverReceipt/text/en.ts'

export type Key = keyof typeof en
