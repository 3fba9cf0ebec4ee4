/** Contracts: their terms, what happened, and what is refused. */
import type { Amount, Id, MarketHours, MemberId, Millis, Price, Side } from '@evenkeel/kernel'

export type * from './commands.ts'

// Their places are in the journal: these lists grow at the end and never change.
export const positionSides = ['long', 'short'] as const
export type PositionSide = (typeof positionSides)[number]
export const effects = ['open', 'close'] as const
/** Whether an order opens a position or closes one: in hedge mode it always says which. */
export type Effect = (typeof effects)[number]
export const kinds = [
  'limit',
  'market',
  'stopLimit',
  'stopMarket',
  'trailing',
  'takeProfit',
  'stopLoss',
] as const
export type Kind = (typeof kinds)[number]
export const timesInForce = ['gtc', 'ioc', 'fok', 'postOnly'] as const
export type TimeInForce = (typeof timesInForce)[number]
export const reasonsToEnd = [
  'member',
  'selfTrade',
  'amended',
  'margin',
  'liquidation',
  'positionClosed',
  'targetsChanged',
  'notCarriedOut',
  'cancelTimer',
] as const
export type ReasonToEnd = (typeof reasonsToEnd)[number]
export const closings = ['order', 'liquidation', 'deleveraging'] as const
/** What took lots from a position. */
export type Closing = (typeof closings)[number]

/** A position's value up to `valueMax` may be opened with this leverage, and needs this rate of maintenance. */
export type Tier = {
  readonly valueMax: Amount
  readonly maintenanceBps: number
  readonly leverageMax: number
}

/** The terms of a contract. Its tick and its lot never change. */
export type Terms = {
  readonly symbol: string
  readonly tickSize: Price
  /** A lot, in units of what the contract is on. */
  readonly lotSize: Amount
  readonly makerFeeBps: number
  readonly takerFeeBps: number
  /** How far through the reference a limit price may be, and a market order may go. */
  readonly bandBps: number
  readonly slippageBps: number
  readonly leverages: readonly number[]
  readonly tiers: readonly Tier[]
  /** The most lots of all members on one side; and of the house maker on either. */
  readonly openInterestLots: number
  readonly houseLots: number
  /** The rate of funding when all members are on one side, in parts of a million. */
  readonly fundingMaxPpm: number
  readonly hours: MarketHours
  /** Days on which it is closed, as `2026-12-25`. */
  readonly holidays: readonly string[]
}

/** The reference price that something was decided by. */
export type Reference = { readonly price: Price; readonly at: Millis; readonly source: string }

/** An order as its draft, its event and the state know it. */
export type OrderFields = {
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly at: Millis
  readonly side: PositionSide
  readonly effect: Effect
  readonly kind: Kind
  readonly timeInForce: TimeInForce
  /** 0 for one at the market. */
  readonly tick: number
  /** 0, of a take-profit or stop-loss, for all that the position has. */
  readonly lots: number
  /** 0 for what closes. */
  readonly leverage: number
  /** The trigger of one that waits for it; 0 for others. */
  readonly stop: number
  readonly isRising: boolean
  /** Of a trailing stop, in ticks. */
  readonly distance: number
  /** Ticks of what its fills get as targets; 0 for none. */
  readonly takeProfit: number
  readonly stopLoss: number
  readonly clientId: string
}

/** An order as it was placed, and what of it rests in the book after its trades. */
export type Placed = OrderFields & {
  readonly type: 'contractOrderPlaced'
  /** It waits for its trigger. */
  readonly waits: boolean
  readonly rests: number
  /** Margin and fee of what rests, frozen; and the fee's rate, for later fills. */
  readonly freezes: Amount
  readonly makerFeeBps: number
}

/** What a fill does to one side of it. */
export type Leg = {
  /** The member and the order; 0 for the house maker. */
  readonly member: MemberId
  readonly order: Id
  readonly side: PositionSide
  readonly effect: Effect
  readonly position: Id
  /** Of what opens: what it adds. Of what closes: the parts that go with its lots. */
  readonly cost: Amount
  readonly margin: Amount
  /** Of what closes, below zero for a loss; 0 of what opens. */
  readonly profit: Amount
  readonly fee: Amount
  /** Pending funding that is settled with it, below zero when the member pays. */
  readonly funding: Amount
  /** What was frozen for it and is free again. */
  readonly releases: Amount
}

export type Traded = {
  readonly type: 'contractTraded'
  readonly id: Id
  readonly symbol: string
  readonly at: Millis
  /** Of the taker, in the book. */
  readonly bookSide: Side
  readonly tick: number
  readonly lots: number
  readonly taker: Leg
  readonly maker: Leg
  /** The number of the house maker's ladder; 0 when it was not on it. */
  readonly ladder: number
}
export type Cancelled = {
  readonly type: 'contractOrderCancelled'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly at: Millis
  readonly why: ReasonToEnd
  readonly releases: Amount
}
/** Fewer lots than it had, at the same place in the line. */
export type Reduced = {
  readonly type: 'contractOrderReduced'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly by: number
  readonly releases: Amount
}
export type Triggered = {
  readonly type: 'contractTriggered'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly reference: Reference
}
/** More lots for a take-profit or stop-loss: a fill of an order that carries one at the same price. */
export type TargetExtended = {
  readonly type: 'contractTargetExtended'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly by: number
}
/** A stop that closes at the market went off and found too few: the rest of it stays armed. */
export type StopUnfilled = {
  readonly type: 'contractStopUnfilled'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  /** What its lots become less by: those that an order of its own closed; 0 of one for all lots. */
  readonly by: number
  /** Not so before: of each stop one such event is news. */
  readonly isFirst: boolean
  readonly reference: Reference
}
export type Trailed = {
  readonly type: 'contractTrailed'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly stop: number
  readonly reference: Reference
}
/** Written before the trades that it explains: the price went through resting orders. */
export type Swept = {
  readonly type: 'contractsSwept'
  readonly symbol: string
  readonly reference: Reference
}
/** What a position gained up to now is paid out of `clearing`, because a loss of its account needs it. */
export type ProfitSettled = {
  readonly type: 'profitSettled'
  readonly symbol: string
  readonly member: MemberId
  readonly side: PositionSide
  readonly position: Id
  readonly amount: Amount
  readonly funding: Amount
  readonly reference: Reference
}
export type Liquidated = {
  readonly type: 'liquidated'
  readonly id: Id
  readonly symbol: string
  readonly member: MemberId
  readonly at: Millis
  readonly side: PositionSide
  readonly position: Id
  readonly tick: number
  readonly lots: number
  readonly cost: Amount
  readonly margin: Amount
  readonly profit: Amount
  readonly funding: Amount
  readonly fee: Amount
  /** Of the shortfall: what insurance paid, and what it could not. */
  readonly insured: Amount
  readonly uncovered: Amount
  /** What went to the house maker, and what of the uncovered loss with it. */
  readonly houseLots: number
  readonly houseLoss: Amount
  readonly equity: Amount
  readonly maintenance: Amount
  readonly reference: Reference
}
/** A position in profit that was closed against a liquidated one. */
export type Deleveraged = {
  readonly type: 'deleveraged'
  readonly id: Id
  /** The liquidation that it belongs to. */
  readonly of: Id
  readonly symbol: string
  readonly member: MemberId
  readonly at: Millis
  readonly side: PositionSide
  readonly position: Id
  readonly tick: number
  readonly lots: number
  readonly cost: Amount
  readonly margin: Amount
  readonly profit: Amount
  readonly funding: Amount
  /** What of its profit it gave up. */
  readonly gives: Amount
  readonly reference: Reference
}
export type FundingFixed = {
  readonly type: 'fundingFixed'
  readonly symbol: string
  /** The moment that it is for. */
  readonly of: Millis
  readonly ratePpm: number
  /** What a long pays for each lot, below zero when it receives. */
  readonly perLot: Amount
  /** What the house maker's profit moved: below zero when it paid. */
  readonly houseProfit: Amount
  readonly reference: Reference
}
export type FundingPaid = {
  readonly type: 'fundingPaid'
  readonly symbol: string
  readonly member: MemberId
  readonly side: PositionSide
  readonly position: Id
  /** Below zero when the member pays; nothing moves at 0. */
  readonly amount: Amount
  readonly at: Millis
}
export type MarginWarned = {
  readonly type: 'marginWarned'
  readonly member: MemberId
  readonly percent: number
  readonly at: Millis
}
/** The account is better off again: the next crossing above this percentage warns anew. */
export type MarginRecovered = {
  readonly type: 'marginRecovered'
  readonly member: MemberId
  readonly percent: number
  readonly at: Millis
}
export type ContractListed = { readonly type: 'contractListed' } & Terms
export type CancelTimerSet = {
  readonly type: 'contractCancelTimerSet'
  readonly member: MemberId
  /** When it ends; 0 for none. */
  readonly until: Millis
}
export type Event =
  | Placed
  | Traded
  | Cancelled
  | Reduced
  | Triggered
  | Trailed
  | Swept
  | ProfitSettled
  | Liquidated
  | Deleveraged
  | FundingFixed
  | FundingPaid
  | MarginWarned
  | TargetExtended
  | StopUnfilled
  | MarginRecovered
  | ContractListed
  | CancelTimerSet

export type Refusal =
  | 'contractDoesNotExist'
  | 'priceOffTick'
  | 'priceTooHigh'
  | 'lotsInvalid'
  | 'leverageNotOffered'
  | 'priceBeyondBand'
  | 'priceFeedStale'
  | 'marketClosed'
  | 'noLiquidity'
  | 'wouldTake'
  | 'cannotFillWhole'
  | 'insufficientFunds'
  | 'positionTooSmall'
  | 'positionTooLarge'
  | 'openInterestReached'
  | 'targetPriceWrong'
  | 'tooManyTargets'
  | 'positionDoesNotExist'
  | 'orderDoesNotExist'
  | 'quantityBelowFilled'
  | 'cannotAmend'
  | 'tooManyOrders'
  | 'clientIdUsed'
  | 'distanceInvalid'
  | 'termsNeverChange'
  | 'contractTermsUnsound'
  | 'maintenanceRaised'
  | 'amountIsZero'
