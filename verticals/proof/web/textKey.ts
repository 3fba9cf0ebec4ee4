/** The keys that the screen of the proof says. */
import type own from '../text/en.ts'
import type names from './names/text/en.ts'

export type Key = keyof typeof own | keyof typeof names
