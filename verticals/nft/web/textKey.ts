/** The keys that the screens of the market speak with. */
import type en from '../text/en.ts'

export type Key = keyof typeof en
