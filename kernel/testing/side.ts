/** What a vertical brings to the simulation and the golden journals, in `verticals/X/testing/side.ts`. */
import type { AccountName, HouseName, MemberId } from '../accounts.ts'
import type { Board } from '../board.ts'
import type { Actor, AnyCore, Millis, Typed } from '../decision.ts'
import type { Realm } from '../entry.ts'
import type { Fact } from '../facts.ts'
import type { Id } from '../ids.ts'
import type { Asset } from '../ledger.ts'
import type { Machine } from '../machine.ts'
import type { Amount } from '../money.ts'
import type { GoldenKind } from './golden.ts'
import type { NaiveExchange } from './naiveExchange.ts'

export type VerticalSide = {
  readonly core: AnyCore
  /** How often somebody uses it, in proportion to the others. */
  readonly share: number
  /** Members have no part in it. */
  readonly isOperatorsOnly?: true
  /** Its naive model in one simulated world. */
  naive(exchange: NaiveExchange): Naive
  /** Deliberate bugs: cores to run in the place of its own, each of which must be caught. */
  readonly plants: Readonly<Record<string, AnyCore>>
  readonly golden?: GoldenKind
}

/** By test file: limits that are broken in the source, so that the tests there that cite the rule must fail. */
export type BrokenLimits = Readonly<Record<string, readonly BrokenLimit[]>>
/** Paths start at the folder of the vertical; `from` stands in the source once. */
type BrokenLimit = readonly [rule: string, source: string, from: string, to: string]

/**
 * The rules of a vertical written down as plainly as possible, nothing shared with its core. Its
 * money lies in the naive ledgers, which it shares with all other naive models.
 */
export type Naive = {
  /** What the exchange itself asks for at the very beginning. */
  open?(realm: Realm): readonly Typed[]
  /** What somebody does next in one realm. */
  next(realm: Realm, now: Millis): Step
  /** Does it, if it may be done, and says what must come of it. */
  decide(command: Typed, place: Place): Verdict
  /** What is due by now, in words: asked when the core says that nothing is, of a symbol if that is urgent work. */
  missed?(place: Place, symbol?: string): string | undefined
  /** Why a command of any core is not let in, if so. */
  gate?(command: Typed, core: string, place: Place): string | undefined
  /** Whether any market is halted or delisted. */
  isBarring?(realm: Realm): boolean
  /** Why a command that trades in these markets is not let in, if so. */
  bars?(command: Typed, core: string, markets: readonly string[], realm: Realm): string | undefined
  /** Whether urgent work in a symbol has to wait. */
  holds?(realm: Realm, symbol: string): boolean
  /** The operators who are enrolled now. */
  enrolled?(realm: Realm): readonly number[]
  /** Whether what an operator said at a moment counts as one of two. */
  operatorCounts?(realm: Realm, operator: number, at: Millis, now: Millis): boolean
  /** Another core told this of one of its events. */
  hear?(fact: Fact, place: Place): void
  /** What of a member's available money must stay where it is. */
  encumbered?(realm: Realm, member: MemberId, account: AccountName, asset: Asset): Amount
  /** What of an account of the house must stay there; nothing where it does not speak for it. */
  reserved?(realm: Realm, house: HouseName, asset: Asset): Amount | undefined
  /** A process has started: its board is empty. */
  start?(machine: Machine): void
  /** Keeps the model as it is, but for the ledgers; what it answers with puts it back. */
  remember(): () => void
  /** What the machine has otherwise than the model, beside balances, in words. */
  difference?(machine: Machine): string | undefined
}

/** A command and who gives it, 0 for the exchange; or something that the market says; or both, which it says right before. */
export type Step =
  | {
      readonly command: Typed
      readonly owner: MemberId
      readonly actor?: Actor
      /** So much later, in milliseconds, and before what that makes due is done: the exchange was down, or busy. */
      readonly later?: Millis
      readonly look?: (board: Board) => void
    }
  | { readonly look: (board: Board) => void }

/** Where and when something is decided. */
export type Place = {
  readonly realm: Realm
  readonly now: Millis
  readonly actor: Actor
  /** The next id that the decision gives. */
  newId(): Id
  /** Whether urgent work in a symbol failed and waits for a later tick; only where work is made to fail. */
  isSetAside?(symbol: string, command: Typed): boolean
}

export type Verdict = {
  /** 'ok', or the refusal that the exchange must give. */
  readonly answer: string
  /** The markets in which an order was placed, changed or filled. */
  readonly markets?: readonly string[]
  /** What the events of the decision say otherwise, in words. */
  difference?(events: readonly Typed[]): string | undefined
}
