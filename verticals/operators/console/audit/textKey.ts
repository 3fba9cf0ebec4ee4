/** The keys that the audit log speaks by. */
import type { TextKey as OwnKey } from '../textKey.ts'
import type en from './text/en.ts'

export type TextKey = OwnKey | keyof typeof en
