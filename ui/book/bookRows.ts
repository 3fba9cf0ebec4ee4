/** The book as rows: so many of each side, each with a bar of what stands up to its price. */
import type { BookLevel, MarketDepth } from '../data/market.ts'
import { add, compare, cutTo, multiply, percentOf, raiseTo } from '../format/decimals.ts'
import { isOnStep } from '../format/steps.ts'

export type BookRow = BookLevel & {
  /** In percent of the deeper side: how long its bar is. */
  readonly share: number
  /** The member has an open order there. */
  readonly isOwn: boolean
}

export type BookRows = {
  /** Best price first. */
  readonly bids: readonly BookRow[]
  readonly asks: readonly BookRow[]
  /** What stands ready to buy, in percent of both sides; `undefined` when there is nothing. */
  readonly buyPercent: number | undefined
}

/** Own orders, as far as the book has to mark them. */
export type OwnOrder = { readonly side: 'buy' | 'sell'; readonly price: string }

export const GROUPS = 6
const COARSEST = '0.0005'
const WEIGHED = 20

/** How coarsely a pair's prices may be drawn together: each ten times the one before. */
export function groupSizes(priceStep: string, last: string | undefined): readonly string[] {
  const coarsest = multiply(last ?? '0', COARSEST)
  const sizes = Array.from({ length: GROUPS }, (_, nth) =>
    multiply(priceStep, `1${'0'.repeat(nth)}`),
  )
  // Most of a book stands within a thousandth of the price: coarser steps would leave a row or two of it.
  return sizes.filter((size, nth) => nth === 0 || compare(size, coarsest) <= 0)
}

/** A book that is drawn together otherwise than was asked for is not here yet. */
export function isGroupedBy({ bids, asks }: MarketDepth, size: string): boolean {
  return [bids[0], bids[1], asks[0], asks[1]].every(
    (level) => level === undefined || isOnStep(level.price, size),
  )
}

export function bookRows(
  depth: MarketDepth,
  counts: { readonly bids: number; readonly asks: number },
  own: readonly OwnOrder[] = [],
  size = '0',
): BookRows {
  const bids = depth.bids.slice(0, counts.bids)
  const asks = depth.asks.slice(0, counts.asks)
  const sums = { bids: sumsOf(bids), asks: sumsOf(asks) }
  const ofBids = sums.bids.at(-1) ?? '0'
  const ofAsks = sums.asks.at(-1) ?? '0'
  const deepest = compare(ofBids, ofAsks) > 0 ? ofBids : ofAsks
  const owned = new Set(own.map(({ side, price }) => `${side} ${drawn(side, price, size)}`))
  const rows = (levels: readonly BookLevel[], upTo: readonly string[], side: OwnOrder['side']) =>
    levels.map((level, nth) => ({
      ...level,
      share: percentOf(upTo[nth] ?? '0', deepest),
      isOwn: owned.has(`${side} ${cutTo(level.price, '0.00000001')}`),
    }))
  return {
    bids: rows(bids, sums.bids, 'buy'),
    asks: rows(asks, sums.asks, 'sell'),
    buyPercent: buyPercentOf(depth),
  }
}

/** Of the best levels of both sides, whichever of them are shown. */
function buyPercentOf({ bids, asks }: MarketDepth): number | undefined {
  const bought = sumsOf(bids.slice(0, WEIGHED)).at(-1) ?? '0'
  const all = add(bought, sumsOf(asks.slice(0, WEIGHED)).at(-1) ?? '0')
  return compare(all, '0') > 0 ? percentOf(bought, all) : undefined
}

/** Bids are drawn down and offers up, as the exchange does it. */
function drawn(side: OwnOrder['side'], price: string, size: string): string {
  return side === 'buy' ? cutTo(price, size) : raiseTo(price, size)
}

function sumsOf(levels: readonly BookLevel[]): string[] {
  let sum = '0'
  return levels.map(({ quantity }) => {
    sum = add(sum, quantity)
    return sum
  })
}
