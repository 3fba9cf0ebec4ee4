/** The keys of support's texts. */
import type en from '../text/en.ts'
import type names from './names/text/en.ts'

export type TextKey = keyof typeof en | keyof typeof names
