/** An order as it was asked for, in ticks and lots, and what can be wrong with it. */
import {
  type Amount,
  ASK,
  formatAmount,
  type Id,
  type Millis,
  type ReferencePrice,
  type Refused,
  refuse,
  type Side,
  shareUp,
  TICK_MAX,
  UNIT,
  type World,
} from '@evenkeel/kernel'
import type { Force, Kind, Placed, Refusal } from './facts.ts'
import { clientKey, type Market, payAsset, type State } from './market.ts'
import { isBehind } from './match.ts'
import { limitsOf, within } from './reference.ts'
import { baseOf, costOf, highestPrice, paymentFor, priceAt, stepsOf } from './steps.ts'

export type Asked = {
  readonly market: Market
  readonly id: Id
  readonly member: number
  /** When it was placed; a stop that goes off was placed before. */
  readonly at: Millis
  readonly side: Side
  readonly kind: Kind
  readonly force: Force
  /** 0 for a market order. */
  readonly tick: number
  /** 0 for one that spends an amount. */
  readonly lots: number
  readonly spend: Amount
  readonly stop: number
  readonly isRising: boolean
  readonly partner: Id
  readonly clientId: string
}

export const OPEN_MAX = 500
export const LOTS_MAX = 1e12
const BPS = 10_000

/** The ticks of a price; or why there are none: it is between two ticks, zero, or beyond all books. */
export function ticksOf(market: Market, price: Amount | undefined): number | Refused<Refusal> {
  const tick = stepsOf(price ?? 0n, market.tickSize)
  if (tick === undefined || tick <= 0) return refuse('priceOffTick')
  if (tick < TICK_MAX) return tick
  const maximum = formatAmount(highestPrice(market))
  return refuse('priceTooHigh', { maximum, asset: market.terms.quote })
}

/** What is wrong with an order whoever places it, if anything. */
export function wrongWith(
  asked: Asked,
  reference: ReferencePrice | undefined,
): Refused<Refusal> | undefined {
  const { market, side, tick, stop, lots } = asked
  const { minNotional, bandBps, quote: asset } = market.terms
  if (lots > LOTS_MAX) return refuse('orderTooLarge')
  if (asked.kind !== 'limit' && (reference === undefined || reference.isStale))
    return refuse('priceFeedStale')
  if (isTooSmall(asked, reference))
    return refuse('orderTooSmall', { minimum: formatAmount(minNotional), asset })
  if (tick === 0 || (stop === 0 && reference === undefined)) return undefined
  // A stop is held against the price that it will meet: its trigger.
  const band =
    stop > 0
      ? within(priceAt(market, stop), BigInt(bandBps), market.terms.tickSize)
      : limitsOf(market, reference as ReferencePrice).band
  return isBehind(side, tick, band[side]) ? refuse('priceBeyondBand') : undefined
}

/** Whether it is worth less than the pair's minimum, or nothing at all. */
function isTooSmall(
  { market, tick, stop, lots, spend }: Asked,
  reference: ReferencePrice | undefined,
): boolean {
  const { minNotional } = market.terms
  if (lots === 0) return spend <= 0n || spend < minNotional
  if (lots < 0) return true
  if (tick + stop > 0) return costOf(market, tick || stop, lots) < minNotional
  // The reference may lie between two ticks, so this is compared without dividing.
  return (reference?.price ?? 0n) * baseOf(market, lots) < minNotional * UNIT
}

/** Whether what is not met of it at once rests in the book. */
export function rests({ tick, force }: Pick<Asked, 'tick' | 'force'>): boolean {
  return tick > 0 && (force === 'gtc' || force === 'postOnly')
}

/** How many open orders it may come to be: none, of one that neither rests nor waits. */
export function opens(asked: Asked): number {
  return rests(asked) || asked.stop > 0 ? 1 : 0
}

/** Why a member can have so many further orders no more, or none of this name, if so. */
export function barred(
  { byMember, byClientId }: State,
  { member, clientId }: Asked,
  more: number,
): Refused<Refusal> | undefined {
  if ((byMember.get(member)?.count ?? 0) + more > OPEN_MAX) return refuse('tooManyOrders')
  if (clientId !== '' && byClientId.has(clientKey(member, clientId))) return refuse('clientIdUsed')
  return undefined
}

/** What an order may come to cost in what it pays with: the money that it needs from the start. */
export function needsOf({ market, side, tick, lots, spend, stop }: Asked): Amount {
  if (side === ASK || tick > 0) return paymentFor(market, side, tick, lots)
  if (lots === 0 || stop === 0) return spend
  // As far above its trigger as a market order may go.
  return shareUp(costOf(market, stop, lots), BPS + market.terms.slippageBps)
}

/** What the member has of what the order pays with. */
export function payable({ market, side, member }: Asked, world: World): Amount {
  return world.spendable(member, 'spot', payAsset(market, side))
}

/** The event of an order that has met all that it meets now. */
export function placedOf(
  asked: Asked,
  { rests, freezes, waits }: Pick<Placed, 'rests' | 'freezes' | 'waits'>,
): Placed {
  const { market, id, member, at, side, kind, force, tick, lots, spend, stop } = asked
  return {
    type: 'orderPlaced',
    id,
    pair: market.terms.pair,
    member,
    at,
    side,
    kind,
    force,
    tick,
    lots,
    spend,
    stop,
    isRising: asked.isRising,
    waits,
    partner: asked.partner,
    clientId: asked.clientId,
    rests,
    freezes,
    asset: payAsset(market, side),
  }
}
