/** What members and the exchange may ask of timed options, what happened, and what is refused. */
import type { Amount, Asset, Id, MarketHours, MemberId, Millis, Price } from '@evenkeel/kernel'

// Their places are in the journal: these lists grow at the end and never change.
export const directions = ['rise', 'fall'] as const
export type Direction = (typeof directions)[number]
export const outcomes = ['won', 'lost', 'equal', 'stale', 'unopened'] as const
/** How an option ended: `stale` had no fresh price at its expiry, `unopened` none to open at. */
export type Outcome = (typeof outcomes)[number]

/** What options of one duration on one symbol are offered at. */
export type Term = {
  readonly symbol: string
  readonly seconds: number
  readonly payoutBps: number
  readonly feeBps: number
  readonly minStake: Amount
  readonly maxStake: Amount
  readonly isOffered: boolean
}

/** When the market of a symbol trades; one that has none always does. */
export type Hours = { readonly hours: MarketHours; readonly holidays: readonly string[] }

// Commands keep the names of the wire: a request's fingerprint in the journal is made of them.
export type PlaceOption = {
  readonly type: 'placeOption'
  readonly member: MemberId
  readonly symbol: string
  readonly direction: Direction
  readonly seconds: number
  readonly stake: Amount
  /** As the member saw them: an option is never placed at others. */
  readonly payoutBps: number
  readonly feeBps: number
}
/** All of a member's limits a day; one that is not named is to be none. */
export type SetLimits = {
  readonly type: 'setOptionLimits'
  readonly member: MemberId
  readonly lossADay?: Amount | undefined
  readonly numberADay?: number | undefined
}
export type Pause = {
  readonly type: 'pauseOptions'
  readonly member: MemberId
  readonly days: number
}
export type SetTerm = { readonly type: 'setOptionTerm' } & Term
export type SetHours = { readonly type: 'setOptionHours'; readonly symbol: string } & Hours
export type FundHouse = {
  readonly type: 'fundSandboxOptions'
  readonly asset: Asset
  readonly amount: Amount
}
/** Due work: the next that waits for its price, and the next that have expired together. */
export type OpenOption = { readonly type: 'openOption'; readonly option: Id }
export type SettleOptions = {
  readonly type: 'settleOptions'
  readonly symbol: string
  readonly expiresAt: Millis
}
export type Command =
  | PlaceOption
  | SetLimits
  | Pause
  | SetTerm
  | SetHours
  | FundHouse
  | OpenOption
  | SettleOptions

/** A tick: the reference price that something was decided by. */
export type Tick = { readonly price: Price; readonly at: Millis; readonly source: string }

export type TermSet = { readonly type: 'optionTermSet' } & Term
export type Placed = {
  readonly type: 'optionPlaced'
  readonly id: Id
  readonly member: MemberId
  readonly symbol: string
  readonly direction: Direction
  readonly seconds: number
  readonly stake: Amount
  readonly fee: Amount
  readonly payoutBps: number
  /** Not before any price that was known then; and when it ends, to the whole second. */
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
}
export type Opened = {
  readonly type: 'optionOpened'
  readonly id: Id
  readonly member: MemberId
  readonly tick: Tick
}
export type Settled = {
  readonly type: 'optionSettled'
  readonly id: Id
  readonly member: MemberId
  readonly symbol: string
  readonly at: Millis
  readonly expiresAt: Millis
  readonly outcome: Outcome
  /** The last price at or before its expiry; none where there was none. */
  readonly tick: Tick | undefined
  readonly stake: Amount
  readonly fee: Amount
  /** What it won beside its stake; 0 unless it won. */
  readonly profit: Amount
}
/** A limit as it holds now, and what it is loosened to later; a time of 0 for no such change. */
export type Limit<Value> = {
  readonly now: Value | undefined
  readonly next: Value | undefined
  readonly nextAt: Millis
}
export type LimitsSet = {
  readonly type: 'optionLimitsSet'
  readonly member: MemberId
  readonly loss: Limit<Amount>
  readonly number: Limit<number>
}
export type Paused = {
  readonly type: 'optionsPaused'
  readonly member: MemberId
  readonly until: Millis
}
export type HoursSet = { readonly type: 'optionHoursSet'; readonly symbol: string } & Hours
export type Event = TermSet | Placed | Opened | Settled | LimitsSet | Paused | HoursSet

export type Refusal =
  | 'termNotOffered'
  | 'termsChanged'
  | 'stakeBelowMinimum'
  | 'stakeAboveMaximum'
  | 'stakeTooFine'
  | 'marketClosed'
  | 'expiryAfterClose'
  | 'priceStale'
  | 'optionsArePaused'
  | 'ownLossLimitReached'
  | 'ownNumberLimitReached'
  | 'exposureReached'
  | 'insufficientFunds'
  | 'tooManyOptions'
  | 'limitsMalformed'
  | 'termsUnsound'
  | 'amountIsZero'
