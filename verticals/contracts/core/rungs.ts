/** The house maker's ladder in a book. */
import { BID, bookName, type Ladder, type Rung, type Side, type World } from '@evenkeel/kernel'
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
  return new Rungs(market, side, ladder, houseLots)
}

/** How many lots the house maker may still buy or sell. */
export function houseRoom({ terms }: Market, side: Side, houseLots: number): number {
  return Math.max(0, terms.houseLots - (side === BID ? houseLots : -houseLots))
}

/** The house maker's ladder on one side: less what was taken of it, and within its limit of lots. */
export class Rungs {
  readonly number: number
  readonly #rungs: readonly Rung[]
  readonly #taken: ReadonlyMap<number, number> | undefined
  #room: number
  #nth = 0
  #used = 0

  constructor(market: Market, side: Side, ladder: Ladder, houseLots: number) {
    this.number = ladder.number
    this.#rungs = side === BID ? ladder.bids : ladder.asks
    this.#taken = ladder.number === market.ladder ? market.taken[side] : undefined
    this.#room = houseRoom(market, side, houseLots)
    this.#skip()
  }

  /** The price of the best that is left; 0 when nothing is. */
  get tick(): number {
    return this.#rungs[this.#nth]?.tick ?? 0
  }

  get lots(): number {
    const rung = this.#rungs[this.#nth]
    if (rung === undefined) return 0
    return Math.min(rung.lots - this.#used - (this.#taken?.get(rung.tick) ?? 0), this.#room)
  }

  take(lots: number): void {
    this.#room -= lots
    this.#used += lots
    this.#skip()
  }

  #skip(): void {
    while (this.#nth < this.#rungs.length && this.lots <= 0) {
      this.#nth++
      this.#used = 0
    }
  }
}
