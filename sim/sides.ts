/** Who is in the simulated world: every vertical, and the locker and the saleroom beside them. */
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { sides as verticals } from '@evenkeel/verticals/all.testing.ts'
import { saleroomSide } from '@evenkeel/verticals/charity/testing/saleroom.ts'
import { lockerSide } from './lockerSide.ts'

export const sides: readonly VerticalSide[] = [...verticals, lockerSide, saleroomSide]
/** So many of them at the head of the list are those that all others build on. */
export const BASIC = 4
