/** The keys that the pages about the exchange's money speak by. */
import type { DeskKey } from '@evenkeel/ui/desk'
import type wallet from '../text/en.ts'
import type moved from './members/text/en.ts'
import type names from './names/text/en.ts'
import type en from './text/en.ts'

export type TextKey =
  | keyof typeof en
  | keyof typeof names
  | keyof typeof moved
  | keyof typeof wallet
  | DeskKey
