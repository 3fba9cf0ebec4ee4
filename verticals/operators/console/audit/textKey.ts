/** The keys that the audit log speaks by: its own, and the names of what it tells about. */
import type settings from '../settings/text/en.ts'
import type switches from '../switches/text/en.ts'
import type terms from '../terms/text/en.ts'
import type { TextKey as OwnKey } from '../textKey.ts'
import type en from './text/en.ts'

export type SubjectKey =
  | keyof typeof en
  | keyof typeof settings
  | keyof typeof switches
  | keyof typeof terms
export type TextKey = OwnKey | SubjectKey
