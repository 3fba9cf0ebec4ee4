/** The keys that the console's pages about the portfolio speak by. */
import type names from './names/text/en.ts'
import type en from './text/en.ts'

export type TextKey = keyof typeof en | keyof typeof names
