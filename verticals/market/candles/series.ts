/** The candles of one symbol and period that are over, without gaps: the newest in memory, all of them in the table. */
import type { Millis } from '@evenkeel/kernel'
import type { Candle } from './candle.ts'
import { type Period, startOf } from './period.ts'

/** As many as anybody may ask for at once. */
export const KEPT = 2_000
/** Cut back now and then, not at every candle. */
const SPARE = 500

export class Series {
  readonly period: Period
  /** Where the oldest begins that is in the table, or on its way there. */
  first: Millis
  #candles: Candle[]
  #to: Millis

  /** `to` is where the next one begins: these must end there. */
  constructor(period: Period, { to, first = to, candles = [] }: Opening) {
    this.period = period
    this.#candles = [...candles]
    this.#to = to
    this.first = first
  }

  /** Where the oldest in memory begins. */
  get from(): Millis {
    return this.#candles[0]?.start ?? this.#to
  }

  /** Where the next one begins. */
  get to(): Millis {
    return this.#to
  }

  get last(): Candle | undefined {
    return this.#candles.at(-1)
  }

  append(candle: Candle, to: Millis): void {
    this.#candles.push(candle)
    this.#to = to
  }

  /** Nothing is known up to this moment: the first candle is still to come. */
  skipTo(moment: Millis): void {
    this.#to = startOf(this.period, moment)
    this.first = this.#to
  }

  /** Older ones, which end where those in memory begin. */
  prepend(candles: readonly Candle[]): void {
    this.#candles = [...candles, ...this.#candles]
  }

  /** Those in memory that begin from `from` on and before `to`. */
  within(from: Millis, to: Millis): readonly Candle[] {
    return this.#candles.slice(this.#placeOf(from), this.#placeOf(to))
  }

  /** Forgets the oldest in memory, if there are too many. They must be in the table. */
  trim(): void {
    if (this.#candles.length > KEPT + SPARE) this.#candles = this.#candles.slice(-KEPT)
  }

  /** How many in memory begin before this moment. */
  #placeOf(moment: Millis): number {
    let [low, high] = [0, this.#candles.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#candles[middle]!.start < moment) low = middle + 1
      else high = middle
    }
    return low
  }
}

type Opening = {
  readonly to: Millis
  readonly first?: Millis | undefined
  readonly candles?: readonly Candle[] | undefined
}
