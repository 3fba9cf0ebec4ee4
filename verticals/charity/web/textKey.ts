/** The keys of charity's texts. */
import type en from '../text/en.ts'

export type TextKey = keyof typeof en
