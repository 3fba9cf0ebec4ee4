/** What each symbol costs now, by its source; whether that source has been silent for too long, or the market is closed. */
import type { Millis, Price, ReferencePrice } from '@evenkeel/kernel'
import { alwaysOpen, type Hours } from '../hours.ts'
import { Volatility } from '../maker/volatility.ts'
import type { Move, Source } from '../source/source.ts'

export type PriceState = {
  /** Its time is never in a second that is closed: a price that comes late counts from the next moment on. */
  readonly reference: ReferencePrice
  /** When its source said so. */
  readonly toldAt: Millis
  /** How volatile the price is, in 10^-6 of it a beat. */
  readonly volatility: number
}

/** A price that is the reference price of its symbol from this moment on. */
export type NewReference = Pick<Move, 'symbol' | 'at' | 'price'>

/** A symbol that stays stale, or closed, says so again this often: what is settled by it is never far from a tick. */
const STALE_AGAIN_MS = 5_000

type State = {
  reference: ReferencePrice
  toldAt: Millis
  heard: Millis
  readonly volatility: Volatility
  /** Another source speaks from now on. */
  isLeft: boolean
}

export class ReferencePrices {
  readonly #source: Pick<Source, 'name' | 'quietMs'>
  readonly #isOpen: Hours['isOpen']
  readonly #states = new Map<string, State>()
  #changed = new Set<string>()

  constructor(source: Pick<Source, 'name' | 'quietMs'>, hours: Pick<Hours, 'isOpen'> = alwaysOpen) {
    this.#source = source
    this.#isOpen = hours.isOpen
  }

  of(symbol: string): PriceState | undefined {
    const state = this.#states.get(symbol)
    if (state === undefined) return undefined
    const { reference, toldAt, volatility } = state
    return { reference, toldAt, volatility: volatility.level }
  }

  /**
   * The last move of each symbol counts: the ones before it are past when they are told. Up to `closed` no price is added any more.
   * Answers with the new reference prices.
   */
  take(moves: readonly Move[], now: Millis, closed: Millis = 0): readonly NewReference[] {
    const { name: source } = this.#source
    const taken: NewReference[] = []
    for (const { symbol, price, at: toldAt } of moves) {
      // Nothing costs nothing: a source that says so has said nothing.
      if (price <= 0n) continue
      const known = this.#states.get(symbol)
      const before = known?.isLeft === true ? undefined : known
      if (before !== undefined && toldAt < before.toldAt) continue
      this.#changed.add(symbol)
      if (before !== undefined && isRepeated(before, price, toldAt)) {
        before.heard = now
        continue
      }
      const said = Math.floor(Math.min(toldAt, now))
      const last = known?.reference.at ?? 0
      // A moment of its own, where there is one: what was decided by the last price stays in the chain.
      const at = Math.max(said, closed + 1, last, Math.min(last + 1, Math.floor(now)))
      const volatility = before?.volatility ?? new Volatility()
      const reference = { price, at, source, isStale: false }
      this.#states.set(symbol, { reference, toldAt, heard: now, volatility, isLeft: false })
      taken.push({ symbol, at, price })
    }
    return taken
  }

  /** The market of a symbol is closed, and nothing was said of it since the start: what it cost when it closed is its price. */
  rest(symbol: string, price: Price, closedAt: Millis, now: Millis): void {
    if (this.#states.has(symbol)) return
    const { name: source } = this.#source
    const reference = { price, at: Math.floor(now), source, isStale: true, isClosed: true }
    const volatility = new Volatility()
    this.#states.set(symbol, { reference, toldAt: closedAt, heard: now, volatility, isLeft: false })
    this.#changed.add(symbol)
  }

  /**
   * A beat is over: how far each price went in it is known. Whose market is closed is closed; who was not heard of for too long, or
   * not since the market opened, is stale.
   */
  advance(now: Millis, saysAgain = true): void {
    for (const [symbol, state] of this.#states) {
      const { reference, isLeft } = state
      state.volatility.take(reference.price)
      const isClosed = !isLeft && !this.#isOpen(symbol, now)
      if (reference.isStale && isClosed === (reference.isClosed ?? false)) {
        if (!saysAgain || now - reference.at < STALE_AGAIN_MS) continue
      } else if (!reference.isStale && !isClosed && now - state.heard <= this.#source.quietMs)
        continue
      state.reference = standing(reference, now, isClosed)
      this.#changed.add(symbol)
    }
  }

  /** The source is another from now on: what the one before said is stale, and nothing to go on from. */
  leave(now: Millis): void {
    for (const [symbol, state] of this.#states) {
      const { reference } = state
      state.reference = standing(reference, now, false)
      state.isLeft = true
      this.#changed.add(symbol)
    }
  }

  /** What is made of the prices is to be made anew, though no price changed. */
  renew(): void {
    for (const symbol of this.#states.keys()) this.#changed.add(symbol)
  }

  /** The symbols whose reference price changed since this was last asked. */
  takeChanged(): ReadonlySet<string> {
    const changed = this.#changed
    this.#changed = new Set()
    return changed
  }
}

/** The same price, by which nothing is settled from now on. */
function standing(
  { price, at, source }: ReferencePrice,
  now: Millis,
  isClosed: boolean,
): ReferencePrice {
  const stale = { price, at: Math.max(now, at), source, isStale: true }
  return isClosed ? { ...stale, isClosed } : stale
}

function isRepeated({ reference, toldAt }: State, price: Price, at: Millis): boolean {
  return !reference.isStale && price === reference.price && at === toldAt
}
