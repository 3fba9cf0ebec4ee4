/** The market that an order form goes by: as it is told, and as the core's rules know it. */
import type { BookLevel } from '@evenkeel/ui'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getPairs } from '../contract/index.ts'
import {
  costOf,
  isBehind,
  limitsOf,
  lotsFor,
  type Pair,
  type PriceNow,
  pairOf,
  sideOf,
  stepsOf,
} from '../core/pair.ts'
import type { Side } from './tradeForm.ts'

/** A pair's terms. */
export type Terms = Answer<typeof getPairs>['pairs'][number]

/** What the market and the member's account say now. */
export type Facts = {
  readonly terms: Terms
  /** Of the coin that the order pays with; `undefined` while it is not known, and for a visitor. */
  readonly available: string | undefined
  /** The price of the last trade. */
  readonly last: string | undefined
  /** The reference price, which stops are triggered and limits reckoned by. */
  readonly index: string | undefined
  readonly isStale: boolean
  /** Best price first; `undefined` while they are not known. */
  readonly bids: readonly BookLevel[] | undefined
  readonly asks: readonly BookLevel[] | undefined
}

/** The same in ticks and lots, for an order on one side. */
export type Market = {
  readonly side: Side
  readonly terms: Terms
  readonly pair: Pair
  readonly reference: PriceNow | undefined
  /** What stands on the other side of the book. */
  readonly levels: readonly Level[] | undefined
}
type Level = { readonly tick: number; readonly lots: number }

export function marketFor(side: Side, { terms, index, isStale, bids, asks }: Facts): Market {
  const pair = pairOf({
    ...terms,
    tickSize: amountFrom(terms.priceStep),
    lotSize: amountFrom(terms.quantityStep),
    minNotional: amountFrom(terms.minimum),
  })
  const levels = (side === 'buy' ? asks : bids)?.map(({ price, quantity }) => ({
    tick: stepsOf(amountFrom(price), pair.tickSize) ?? 0,
    lots: stepsOf(amountFrom(quantity), pair.lotSize) ?? 0,
  }))
  const reference = index === undefined ? undefined : { price: amountFrom(index), isStale }
  return { side, terms, pair, reference, levels }
}

/** Whether an order at a price trades at once with the best price of the other side. */
export function isCrossing({ side, levels }: Market, tick: number): boolean {
  const best = levels?.[0]
  return best !== undefined && !isBehind(sideOf(side), best.tick, tick)
}

/** What a market order would trade with in the book as it is shown: an estimate, never a promise. */
export function walk(
  { side: name, pair, reference, levels = [] }: Market,
  wanted: { readonly lots: number } | { readonly budget: bigint },
): { readonly lots: number; readonly cost: bigint } {
  const side = sideOf(name)
  const limit = reference && limitsOf(pair, reference).slippage[side]
  let lots = 0
  let cost = 0n
  for (const level of levels) {
    if (limit !== undefined && isBehind(side, level.tick, limit)) break
    const left =
      'lots' in wanted ? wanted.lots - lots : lotsFor(pair, side, level.tick, wanted.budget - cost)
    const taken = Math.min(left, level.lots)
    if (taken <= 0) break
    lots += taken
    cost += costOf(pair, level.tick, taken)
  }
  return { lots, cost }
}
