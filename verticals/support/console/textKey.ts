/** The keys that support's pages of the console speak by. */
import type { DeskKey } from '@evenkeel/ui/desk'
import type names from './names/text/en.ts'
import type en from './text/en.ts'

export type TextKey = keyof typeof en | keyof typeof names | DeskKey
