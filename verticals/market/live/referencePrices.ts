/** What each symbol costs now, by its source, and whether that source has been silent for too long. */
import type { Millis, ReferencePrice } from '@evenkeel/kernel'
import { Volatility } from '../maker/volatility.ts'
import type { Move, Source } from '../source/source.ts'

export type PriceState = {
  readonly reference: ReferencePrice
  /** How volatile the price is, in 10^-6 of it a beat. */
  readonly volatility: number
}

export class ReferencePrices {
  readonly #source: Pick<Source, 'name' | 'quietMs'>
  readonly #states = new Map<
    string,
    { reference: ReferencePrice; heard: Millis; volatility: Volatility; isLeft: boolean }
  >()
  #changed = new Set<string>()

  constructor(source: Pick<Source, 'name' | 'quietMs'>) {
    this.#source = source
  }

  of(symbol: string): PriceState | undefined {
    const state = this.#states.get(symbol)
    return state && { reference: state.reference, volatility: state.volatility.level }
  }

  /** The last move of each symbol counts: the ones before it are past when they are told. */
  take(moves: readonly Move[], now: Millis): void {
    const { name: source } = this.#source
    for (const { symbol, price, at } of moves) {
      const known = this.#states.get(symbol)
      const before = known?.isLeft === true ? undefined : known
      if (before !== undefined && at < before.reference.at) continue
      const volatility = before?.volatility ?? new Volatility()
      const reference = { price, at, source, isStale: false }
      this.#states.set(symbol, { reference, heard: now, volatility, isLeft: false })
      this.#changed.add(symbol)
    }
  }

  /** A beat is over: how far each price went in it is known, and who was not heard of for too long is stale. */
  advance(now: Millis): void {
    for (const [symbol, state] of this.#states) {
      state.volatility.take(state.reference.price)
      if (state.reference.isStale || now - state.heard <= this.#source.quietMs) continue
      state.reference = { ...state.reference, isStale: true }
      this.#changed.add(symbol)
    }
  }

  /** The source is another from now on: what the one before said is stale, and nothing to go on from. */
  leave(): void {
    for (const [symbol, state] of this.#states) {
      state.reference = { ...state.reference, isStale: true }
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
