/** The house maker's ladder in a book, within its limit of lots. */
import { BID, type Bound, freshLadder, Rungs, type Side, type World } from '@evenkeel/kernel'
import type { Market } from './state.ts'

export function rungsIn(
  market: Market,
  side: Side,
  { prices }: Pick<World, 'prices'>,
  houseLots: number,
): Rungs | undefined {
  const ladder = freshLadder(prices, market.bookName, market.terms.symbol)
  return ladder && new Rungs(ladder, side, market, new Room(houseRoom(market, side, houseLots)))
}

/** How many lots the house maker may still buy or sell. */
export function houseRoom({ terms }: Market, side: Side, houseLots: number): number {
  return Math.max(0, terms.houseLots - (side === BID ? houseLots : -houseLots))
}

class Room implements Bound {
  #lots: number

  constructor(lots: number) {
    this.#lots = lots
  }

  lotsAt(): number {
    return this.#lots
  }

  take(_tick: number, lots: number): void {
    this.#lots -= lots
  }
}
