/** What the security centre can say: its own texts, and those of the whole vertical. */
import type shared from '../../text/en.ts'
import type own from './text/en.ts'

export type TextKey = keyof typeof own | keyof typeof shared
