/** What happened in spot trading, in plain prices and quantities: the words that two tellers share. */
import { type Amount, BID, type Moved, type Price } from '@evenkeel/kernel'
import type {
  Event,
  Kind,
  ReasonToEnd,
  Reference,
  SideName,
  Terms,
  TimeInForce,
} from '../core/facts.ts'

type Placed = {
  readonly what: 'placed'
  readonly id: number
  readonly pair: string
  readonly member: number
  readonly at: number
  readonly side: SideName
  readonly kind: Kind
  readonly force: TimeInForce
  /** 0 for a market order, as is the quantity of one that spends an amount. */
  readonly price: Price
  readonly quantity: Amount
  readonly spend: Amount
  readonly stopPrice: Price
  readonly isRising: boolean
  readonly waits: boolean
  readonly partner: number
  readonly clientId: string
  readonly rests: Amount
  readonly freezes: Amount
  readonly asset: string
}
type Traded = {
  readonly what: 'traded'
  readonly id: number
  readonly pair: string
  readonly at: number
  readonly side: SideName
  readonly price: Price
  readonly quantity: Amount
  readonly amount: Amount
  readonly taker: number
  readonly takerOrder: number
  readonly maker: number
  readonly makerOrder: number
  readonly takerFee: Amount
  readonly makerFee: Amount
  readonly ladder: number
}
type Ended = {
  readonly what: 'cancelled'
  readonly id: number
  readonly pair: string
  readonly member: number
  readonly at: number
  readonly why: ReasonToEnd
  readonly releases: Amount
  readonly asset: string
}
type Reduced = {
  readonly what: 'reduced'
  readonly id: number
  readonly pair: string
  readonly member: number
  readonly by: Amount
  readonly releases: Amount
  readonly asset: string
}
type Triggered = {
  readonly what: 'triggered'
  readonly id: number
  readonly pair: string
  readonly member: number
  readonly releases: Amount
  readonly asset: string
} & Reference
type Swept = { readonly what: 'swept'; readonly pair: string } & Reference
type Listed = { readonly what: 'listed' } & Terms
type Funded = { readonly what: 'funded'; readonly asset: string; readonly amount: Amount }
type Timed = { readonly what: 'timed'; readonly member: number; readonly until: number }
export type Happened =
  | Placed
  | Traded
  | Ended
  | Reduced
  | Triggered
  | Swept
  | Listed
  | Funded
  | Timed

/** An event of the core in these words. */
export function happenedOf(event: Event | Moved, termsOf: (pair: string) => Terms): Happened {
  if (event.type === 'moved') return { what: 'funded', asset: event.asset, amount: event.amount }
  if (event.type === 'pairListed') return { what: 'listed', ...withoutType(event) }
  if (event.type === 'cancelTimerSet')
    return { what: 'timed', member: event.member, until: event.until }
  if (event.type === 'swept') return { what: 'swept', pair: event.pair, ...event.reference }
  const { tickSize, lotSize } = termsOf(event.pair)
  const price = (tick: number) => BigInt(tick) * tickSize
  const quantity = (lots: number) => BigInt(lots) * lotSize
  const { id, pair } = event
  if (event.type === 'traded') {
    const { at, taker, takerOrder, maker, makerOrder, takerFee, makerFee, ladder } = event
    return {
      taker,
      takerOrder,
      maker,
      makerOrder,
      takerFee,
      makerFee,
      ladder,
      what: 'traded',
      id,
      pair,
      at,
      side: sideOf(event.side),
      price: price(event.tick),
      quantity: quantity(event.lots),
      amount: event.quote,
    }
  }
  const { member, asset } = event
  if (event.type === 'orderPlaced') {
    const { at, kind, force, spend, isRising, waits, partner, clientId, freezes } = event
    return {
      at,
      kind,
      force,
      spend,
      isRising,
      waits,
      partner,
      clientId,
      freezes,
      what: 'placed',
      id,
      pair,
      member,
      asset,
      side: sideOf(event.side),
      price: price(event.tick),
      quantity: quantity(event.lots),
      stopPrice: price(event.stop),
      rests: quantity(event.rests),
    }
  }
  const { releases } = event
  if (event.type === 'orderCancelled')
    return { what: 'cancelled', id, pair, member, at: event.at, why: event.why, releases, asset }
  if (event.type === 'orderReduced')
    return { what: 'reduced', id, pair, member, by: quantity(event.by), releases, asset }
  return { what: 'triggered', id, pair, member, releases, asset, ...event.reference }
}

/** The first thing that two tellings have otherwise, in words; `undefined` when they agree. */
export function difference(
  ours: readonly Happened[],
  theirs: readonly Happened[],
): string | undefined {
  for (let nth = 0; nth < ours.length || nth < theirs.length; nth++) {
    const [one, other] = [ours[nth], theirs[nth]]
    if (one === undefined || other === undefined || !isSame(one, other))
      return `happening ${nth + 1}: ${inWords(one)} instead of ${inWords(other)}`
  }
  return undefined
}

export function inWords(thing: object | undefined): string {
  return JSON.stringify(thing, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

function isSame(one: Happened, other: Happened): boolean {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every((name) => one[name as keyof Happened] === other[name as keyof Happened])
}

function sideOf(side: number): SideName {
  return side === BID ? 'buy' : 'sell'
}

function withoutType({ type: _, ...terms }: { type: 'pairListed' } & Terms): Terms {
  return terms
}
