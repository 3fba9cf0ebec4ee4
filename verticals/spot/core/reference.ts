/** What the reference price means in ticks: worked out exactly, once a price. */
import { BID, type Price, type ReferencePrice, type Side } from '@evenkeel/kernel'
import type { Terms } from './facts.ts'
import type { Market } from './market.ts'

export type Limits = {
  readonly reference: ReferencePrice
  readonly terms: Terms
  /** The ticks around the price; one tick, when it is on it. */
  readonly below: number
  readonly above: number
  /** The worst prices that a limit order may name, and that a market order takes. */
  readonly band: readonly [buy: number, sell: number]
  readonly slippage: readonly [buy: number, sell: number]
}

const BPS = 10_000n

export function limitsOf(market: Market, reference: ReferencePrice): Limits {
  const known = market.limits
  if (known?.reference === reference && known.terms === market.terms) return known
  const { terms } = market
  const { tickSize, bandBps, slippageBps } = terms
  const limits: Limits = {
    reference,
    terms,
    below: down(reference.price, tickSize),
    above: up(reference.price, tickSize),
    band: within(reference.price, BigInt(bandBps), tickSize),
    slippage: within(reference.price, BigInt(slippageBps), tickSize),
  }
  market.limits = limits
  return limits
}

/** Whether the price went through an order: it is below a bid, or above an offer. */
export function isThrough({ below, above }: Limits, side: Side, tick: number): boolean {
  return side === BID ? tick > below : tick < above
}

/** The last ticks that are no further than so much above and below a price. */
export function within(price: Price, bps: bigint, tickSize: Price): readonly [number, number] {
  const scale = tickSize * BPS
  return [down(price * (BPS + bps), scale), up(price * (BPS - bps), scale)]
}

function down(price: Price, step: Price): number {
  return Number(price / step)
}

function up(price: Price, step: Price): number {
  return Number((price + step - 1n) / step)
}
