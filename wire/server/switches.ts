/** What operators hold up now, for whoever must know of it without being refused first. */
import type { Millis } from '@evenkeel/kernel'

export type Held = {
  readonly isCancelOnly: boolean
  readonly isWithdrawalFrozen: boolean
  /** Since when the site is under maintenance. */
  readonly maintainedSince: Millis | undefined
  readonly isFrozen: boolean
  /** Markets that take no orders, by their symbols, and since when. */
  readonly halted: ReadonlyMap<string, Millis>
  /** Markets that take no new orders for good, each as `spot btcusdt`. */
  readonly delisted: readonly string[]
  /** Since when nothing, or nothing but cancelling, is let in anywhere. */
  readonly since: Millis | undefined
}

export type Switches = {
  /** As they are decided, which is before it is durable: nobody is let in meanwhile. */
  now(): Held
}
