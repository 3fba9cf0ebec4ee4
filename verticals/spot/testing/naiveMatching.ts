/** The naive order book: a plain list of open orders, sorted anew whenever somebody looks. */
import { type Amount, type Ladder, type Price, UNIT } from '@evenkeel/kernel'
import type { Kind, Reference, Refusal, SideName, Terms, TimeInForce } from '../core/facts.ts'

/** An order as it is asked for. */
export type Draft = {
  readonly id: number
  readonly pair: string
  readonly member: number
  readonly side: SideName
  readonly kind: Kind
  readonly force: TimeInForce
  readonly price: Price
  readonly quantity: Amount
  readonly spend: Amount
  readonly stopPrice: Price
  readonly isRising: boolean
  readonly partner: number
  readonly clientId: string
  /** When it was placed, if that was before now. */
  readonly at?: number
  /** The price that set it off. */
  readonly trigger?: Reference | undefined
}

/** An open order. It is never changed: a changed one takes its place in the list. */
export type Open = Draft & {
  readonly at: number
  readonly waits: boolean
  readonly remaining: Amount
  readonly frozen: Amount
  readonly filledQuote: Amount
  readonly fee: Amount
}

/** What somebody offers: a member's order, or a rung of the house maker's ladder. */
export type Offer = {
  readonly order: Open | undefined
  readonly price: Price
  readonly quantity: Amount
  readonly ladder: number
}

export type Taking = {
  readonly member: number
  readonly side: SideName
  /** The worst price times 10,000, so that a part of it needs no rounding. */
  readonly limit: bigint
  readonly quantity: Amount
  readonly budget: Amount | undefined
  readonly lotSize: Amount
}

export type Match = {
  readonly fills: readonly Offer[]
  readonly own: readonly Open[]
  readonly remaining: Amount
  readonly cost: Amount
  readonly isCapped: boolean
}

export const BPS = 10_000n
export const LOTS_MAX = 10n ** 12n
const MATCHES_MAX = 400
const TICKS = 2n ** 30n

export const cost = (price: Price, quantity: Amount): Amount => (price * quantity) / UNIT
export const across = (side: SideName): SideName => (side === 'buy' ? 'sell' : 'buy')
export const feeOf = (gets: Amount, bps: number): Amount => roundedUp(gets * BigInt(bps), BPS)
export const roundedUp = (whole: bigint, by: bigint): bigint => (whole + by - 1n) / by

export function least(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}

/** The resting orders of one side, best price first, and at one price in the order of the list. */
export function lineOf(open: readonly Open[], pair: string, side: SideName): Open[] {
  return byPrice(
    open.filter((order) => order.pair === pair && order.side === side && !order.waits),
    side,
  )
}

/** What the ladder offers on one side: less what was taken, and no more than there is money for. */
export function rungsOf(
  { tickSize, lotSize }: Terms,
  ladder: Ladder,
  side: SideName,
  taken: ReadonlyMap<string, Amount>,
  inventory: Amount,
): Offer[] {
  const offers: Offer[] = []
  for (const { tick, lots } of side === 'buy' ? ladder.bids : ladder.asks) {
    const price = BigInt(tick) * tickSize
    const free = BigInt(lots) * lotSize - (taken.get(`${side} ${price}`) ?? 0n)
    const lotCosts = side === 'buy' ? cost(price, lotSize) : lotSize
    const spendable = (inventory / lotCosts) * lotSize
    const quantity = least(free, spendable)
    if (quantity <= 0n) continue
    inventory -= side === 'buy' ? cost(price, quantity) : quantity
    offers.push({ order: undefined, price, quantity, ladder: ladder.number })
  }
  return offers
}

/** Goes through all that stands across, members before the house at one price. */
export function match(taking: Taking, line: readonly Open[], rungs: readonly Offer[]): Match {
  const { side, limit, budget, lotSize, member } = taking
  const orders = line.map((order) => {
    const { price, remaining: quantity } = order
    return { order, price, quantity, ladder: 0 }
  })
  const fills: Offer[] = []
  const own: Open[] = []
  let remaining = taking.quantity
  let spent = 0n
  for (const offer of byPrice([...orders, ...rungs], across(side))) {
    const { price, order, ladder } = offer
    const isTooDear = side === 'buy' ? price * BPS > limit : price * BPS < limit
    if (remaining === 0n || isTooDear) break
    const affordable =
      budget === undefined ? remaining : ((budget - spent) / cost(price, lotSize)) * lotSize
    if (affordable === 0n) break
    if (fills.length + own.length === MATCHES_MAX)
      return { fills, own, remaining, cost: spent, isCapped: true }
    if (order?.member === member) {
      own.push(order)
      continue
    }
    const quantity = least(least(remaining, affordable), offer.quantity)
    fills.push({ order, price, quantity, ladder })
    spent += cost(price, quantity)
    remaining -= quantity
  }
  return { fills, own, remaining, cost: spent, isCapped: false }
}

/** What the order's own wish forbids. */
export function forbids({ force }: Draft, { fills, own, remaining }: Match): Refusal | undefined {
  if (force === 'postOnly' && fills.length + own.length > 0) return 'wouldTake'
  return force === 'fok' && remaining > 0n ? 'cannotFillWhole' : undefined
}

/** What is wrong with the first of these that is no price of the pair, or else with the quantity. */
export function offStep(
  { tickSize, lotSize }: Terms,
  prices: readonly Price[],
  quantity: Amount,
): Refusal | undefined {
  for (const price of prices) {
    if (price <= 0n || price % tickSize !== 0n) return 'priceOffTick'
    if (price / tickSize >= TICKS) return 'priceTooHigh'
  }
  return quantity % lotSize === 0n ? undefined : 'quantityOffLot'
}

function byPrice<Item extends { readonly price: Price }>(items: Item[], side: SideName): Item[] {
  const sign = side === 'buy' ? -1 : 1
  return items.sort((one, other) => {
    if (one.price === other.price) return 0
    return one.price < other.price ? -sign : sign
  })
}
