/** What members and the exchange may ask of spot trading, what happened, and what is refused. */
import type { Amount, Asset, Id, MemberId, Millis, Price, Side } from '@evenkeel/kernel'

export const sides = ['buy', 'sell'] as const
export type SideName = (typeof sides)[number]
// Their places are in the journal: these lists grow at the end and never change.
export const kinds = ['limit', 'market', 'stopLimit', 'stopMarket'] as const
export type Kind = (typeof kinds)[number]
export const timesInForce = ['gtc', 'ioc', 'fok', 'postOnly'] as const
/** How long an order stands: until cancelled, or only for what is filled at once. */
export type TimeInForce = (typeof timesInForce)[number]
export const reasonsToEnd = ['member', 'selfTrade', 'amended', 'otherLeg', 'cancelTimer'] as const
export type ReasonToEnd = (typeof reasonsToEnd)[number]

/** The terms of a pair. Its tick and its lot never change. */
export type Terms = {
  readonly pair: string
  readonly base: Asset
  readonly quote: Asset
  /** The step of its prices, and of its quantities. */
  readonly tickSize: Price
  readonly lotSize: Amount
  readonly makerFeeBps: number
  readonly takerFeeBps: number
  readonly minNotional: Amount
  /** How far through the reference a limit price may be, and a market order may go. */
  readonly bandBps: number
  readonly slippageBps: number
}

// Commands keep the names of the wire: a request's fingerprint in the journal is made of them.
export type PlaceOrder = {
  readonly type: 'placeOrder'
  readonly member: MemberId
  readonly pair: string
  readonly side: SideName
  readonly kind: Kind
  readonly force: TimeInForce
  readonly price?: Price | undefined
  readonly quantity?: Amount | undefined
  /** Of a market buy, instead of a quantity: what it may cost. */
  readonly spend?: Amount | undefined
  readonly stopPrice?: Price | undefined
  readonly clientId?: string | undefined
}
/** One cancels the other: a limit order on the good side of the price, a stop on the bad one. */
export type PlaceOco = {
  readonly type: 'placeOco'
  readonly member: MemberId
  readonly pair: string
  readonly side: SideName
  readonly quantity: Amount
  readonly price: Price
  readonly stopPrice: Price
  /** Without it the stop goes to the market. */
  readonly stopLimitPrice?: Price | undefined
}
export type Named = { readonly order?: Id | undefined; readonly clientId?: string | undefined }
export type CancelOrder = {
  readonly type: 'cancelOrder'
  readonly member: MemberId
} & Named
export type CancelOrders = {
  readonly type: 'cancelOrders'
  readonly member: MemberId
  readonly pair?: string | undefined
}
export type AmendOrder = {
  readonly type: 'amendOrder'
  readonly member: MemberId
  readonly price?: Price | undefined
  readonly quantity?: Amount | undefined
} & Named
/** All orders of the member are cancelled after so long, unless the timer is set anew; never after 0. */
export type SetCancelTimer = {
  readonly type: 'setCancelTimer'
  readonly member: MemberId
  readonly after: Millis
}
export type ListPair = { readonly type: 'listPair' } & Terms
export type FundMaker = {
  readonly type: 'fundSandboxMaker'
  readonly asset: Asset
  readonly amount: Amount
}
/** Due work: the house maker takes what the price went through; a stop's price was reached. */
export type Sweep = {
  readonly type: 'sweep'
  readonly pair: string
  /** This one alone, after the fills of the pair could not be decided together. */
  readonly order?: Id
}
export type Trigger = { readonly type: 'trigger'; readonly pair: string; readonly order: Id }
/** Due work: a cancel timer has ended. */
export type EndCancelTimer = { readonly type: 'endCancelTimer'; readonly member: MemberId }
export type Command =
  | PlaceOrder
  | PlaceOco
  | CancelOrder
  | CancelOrders
  | AmendOrder
  | SetCancelTimer
  | EndCancelTimer
  | ListPair
  | FundMaker
  | Sweep
  | Trigger

/** The reference price that something was decided by. */
export type Reference = { readonly price: Price; readonly at: Millis; readonly source: string }

/** What an order asks for, in ticks and lots. */
export type OrderTerms = {
  readonly side: Side
  readonly kind: Kind
  readonly timeInForce: TimeInForce
  /** 0 for a market order. */
  readonly tick: number
  /** 0 for a market buy by amount. */
  readonly lots: number
  /** Of a market buy by amount: what it may cost; 0 for others. */
  readonly quoteQuantity: Amount
  /** The trigger of a stop; 0 for others. */
  readonly stop: number
}
/** An order as its draft, its event and the book know it. */
export type OrderFields = OrderTerms & {
  readonly id: Id
  readonly member: MemberId
  /** When it was placed; a stop that is triggered was placed before. */
  readonly at: Millis
  /** A stop that the price must rise to. */
  readonly isRising: boolean
  /** The other leg; 0 for none. */
  readonly partner: Id
  readonly clientId: string
}

/** An order as it was placed, and what of it rests in the book after its trades. */
export type Placed = Omit<OrderFields, 'timeInForce' | 'quoteQuantity'> & {
  readonly type: 'orderPlaced'
  readonly pair: string
  /** The time in force and the quote quantity: an event's names never change. */
  readonly force: TimeInForce
  readonly spend: Amount
  /** A stop whose trigger was not reached yet. */
  readonly waits: boolean
  /** The lots that rest, or wait for their trigger, and the money that is frozen for them. */
  readonly rests: number
  readonly freezes: Amount
  /** What it pays with. */
  readonly asset: Asset
}
export type Traded = {
  readonly type: 'traded'
  readonly id: Id
  readonly pair: string
  readonly at: Millis
  /** Of the taker. */
  readonly side: Side
  readonly tick: number
  readonly lots: number
  readonly base: Amount
  readonly quote: Amount
  readonly baseAsset: Asset
  readonly quoteAsset: Asset
  /** The member and the order; 0 for the house maker. */
  readonly taker: MemberId
  readonly takerOrder: Id
  readonly maker: MemberId
  readonly makerOrder: Id
  /** Each in what that side receives. */
  readonly takerFee: Amount
  readonly makerFee: Amount
  /** The number of the house maker's ladder; 0 when it was not on it. */
  readonly ladder: number
}
export type Cancelled = {
  readonly type: 'orderCancelled'
  readonly id: Id
  readonly pair: string
  readonly member: MemberId
  readonly at: Millis
  readonly side: Side
  readonly why: ReasonToEnd
  readonly releases: Amount
  readonly asset: Asset
}
export type Reduced = {
  readonly type: 'orderReduced'
  readonly id: Id
  readonly pair: string
  readonly member: MemberId
  readonly side: Side
  /** Fewer lots than it had, at the same place in the line; and money that is no longer needed. */
  readonly by: number
  readonly releases: Amount
  readonly asset: Asset
}
export type Triggered = {
  readonly type: 'stopTriggered'
  readonly id: Id
  readonly pair: string
  readonly member: MemberId
  readonly side: Side
  readonly releases: Amount
  readonly asset: Asset
  readonly reference: Reference
}
/** Written before the trades that it explains: the price went through resting orders. */
export type Swept = { readonly type: 'swept'; readonly pair: string; readonly reference: Reference }
export type PairListed = { readonly type: 'pairListed' } & Terms
export type CancelTimerSet = {
  readonly type: 'cancelTimerSet'
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
  | Swept
  | PairListed
  | CancelTimerSet

export type Refusal =
  | 'pairDoesNotExist'
  | 'priceOffTick'
  | 'priceTooHigh'
  | 'quantityOffLot'
  | 'orderTooSmall'
  | 'orderTooLarge'
  | 'priceBeyondBand'
  | 'insufficientFunds'
  | 'priceFeedStale'
  | 'noLiquidity'
  | 'wouldTake'
  | 'cannotFillWhole'
  | 'orderDoesNotExist'
  | 'quantityBelowFilled'
  | 'cannotAmend'
  | 'tooManyOrders'
  | 'clientIdUsed'
  | 'ocoPricesWrong'
  | 'termsNeverChange'
  | 'amountIsZero'
