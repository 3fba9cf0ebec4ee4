/** The keys that pages about operators speak by. */
import type { DeskKey } from '@evenkeel/ui/desk'
import type names from './names/text/en.ts'
import type terms from './terms/text/en.ts'
import type en from './text/en.ts'

export type TextKey = keyof typeof en | keyof typeof names | keyof typeof terms | DeskKey
