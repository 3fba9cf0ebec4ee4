/** The house maker's ladder in a book of contracts, within its limit of lots. */
import { BID, bookName, type RungBound, Rungs, type Side, type World } from '@evenkeel/kernel'
import type { Market } from './state.ts'

/** On a stale price the house offers nothing: whoever knows a newer one would take from it. */
export function rungsIn(
  market: Market,
  side: Side,
  { prices }: Pick<World, 'prices'>,
  houseLots: number,
): Rungs | undefined {
  const { symbol } = market.terms
  const ladder = prices.ladder(bookName('contracts', symbol))
  if (ladder === undefined || (prices.reference(symbol)?.isStale ?? true)) return undefined
  return new Rungs(ladder, side, market, new Room(houseRoom(market, side, houseLots)))
}

/** How many lots the house maker may still buy or sell. */
export function houseRoom({ terms }: Market, side: Side, houseLots: number): number {
  return Math.max(0, terms.houseLots - (side === BID ? houseLots : -houseLots))
}

/** Its limit of lots on either side, less what this decision has taken. */
class Room implements RungBound {
  #lots: number

  constructor(lots: number) {
    this.#lots = lots
  }

  lotsAt(): number {
    return this.#lots
  }

  take(_: number, lots: number): void {
    this.#lots -= lots
  }
}
