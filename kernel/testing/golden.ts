/** What a vertical says of its golden journals: whose balances they keep, and how they come about. */
import type { MemberId } from '../accounts.ts'
import type { Board } from '../board.ts'
import type { Actor, Decision, Millis, Typed } from '../decision.ts'
import type { Realm } from '../entry.ts'
import type { Asset } from '../ledger.ts'
import { keyAt } from './keys.ts'

/** The moment at which every recording begins. */
export const GOLDEN_MOMENT: Millis = 1_700_000_000_000

/** The nth key that is made on the day of a recording. */
export const goldenKey = (nth: number): string => keyAt(GOLDEN_MOMENT, nth)

/** A command, asked of a core by its name: a vertical knows no other's core. */
export type GoldenRequest = {
  readonly core: string
  readonly command: Typed
  readonly realm: Realm
  readonly owner: MemberId
  readonly key?: string
  /** Whose doing it is, where that is not the owner's. */
  readonly actor?: Actor
}

/** A golden journal in the making. */
export type Recording = {
  readonly now: Millis
  /** Asks for things that come together, a while later. */
  ask(later: Millis, together: readonly GoldenRequest[]): Promise<Decision<Typed>[]>
  /** Makes requests of several commands each, a while later. */
  askTogether(later: Millis, requests: readonly (readonly GoldenRequest[])[]): Promise<void>
  /** The market says something, a while later. */
  see(later: Millis, look: (board: Board) => void): Promise<void>
}

export type GoldenKind = {
  /** By name, in the order in which the machine has them. */
  readonly cores: readonly string[]
  /** Whose balances of what are kept. */
  readonly members: readonly MemberId[]
  readonly coins: readonly Asset[]
  /** So much passes with each look at the clock. */
  readonly drift: Millis
  happen(recording: Recording): Promise<void>
  /** Whether the nth answer is kept, of so many. */
  keeps(nth: number, count: number): boolean
}
