/** What each symbol costs now, by its source, and whether that source has been silent for too long. */
import type { Millis, ReferencePrice } from '@evenkeel/kernel'
import { Unrest } from '../maker/unrest.ts'
import type { Move, Source } from '../source/source.ts'

export type Stand = {
  readonly quote: ReferencePrice
  /** How restless the price is, in 10^-6 of it a beat. */
  readonly unrest: number
}

export class Quotes {
  readonly #source: Pick<Source, 'name' | 'quietMs'>
  readonly #stands = new Map<string, { quote: ReferencePrice; heard: Millis; unrest: Unrest }>()
  #changed = new Set<string>()

  constructor(source: Pick<Source, 'name' | 'quietMs'>) {
    this.#source = source
  }

  of(symbol: string): Stand | undefined {
    const stand = this.#stands.get(symbol)
    return stand && { quote: stand.quote, unrest: stand.unrest.level }
  }

  /** The last move of each symbol counts: the ones before it are past when they are told. */
  take(moves: readonly Move[], now: Millis): void {
    const { name: source } = this.#source
    for (const { symbol, price, at } of moves) {
      const known = this.#stands.get(symbol)
      if (known !== undefined && at < known.quote.at) continue
      const unrest = known?.unrest ?? new Unrest()
      const quote = { price, at, source, isStale: false }
      this.#stands.set(symbol, { quote, heard: now, unrest })
      this.#changed.add(symbol)
    }
  }

  /** A beat is over: how far each price went in it is known, and who was not heard of for too long is stale. */
  advance(now: Millis): void {
    for (const [symbol, stand] of this.#stands) {
      stand.unrest.take(stand.quote.price)
      if (stand.quote.isStale || now - stand.heard <= this.#source.quietMs) continue
      stand.quote = { ...stand.quote, isStale: true }
      this.#changed.add(symbol)
    }
  }

  /** What is made of the quotes is to be made anew, though no price changed. */
  renew(): void {
    for (const symbol of this.#stands.keys()) this.#changed.add(symbol)
  }

  /** The symbols whose quote is another one than when this was last asked. */
  takeChanged(): ReadonlySet<string> {
    const changed = this.#changed
    this.#changed = new Set()
    return changed
  }
}
