/** A hostile feed: prices that come late, twice, out of order or stale, and seals that come when they like. */
import type { Board, Millis, ReferencePrice } from '@evenkeel/kernel'
import type { Random } from '@evenkeel/kernel/testing'

/** What was said of one symbol, in the order of its time. */
type Said = {
  ticks: ReferencePrice[]
  /** What was said last since the process started. */
  last: ReferencePrice | undefined
  sealed: Millis | undefined
}

/** A moment that somebody waits for a price of. */
export type Moment = { readonly at: Millis; readonly is: 'accepted' | 'expiry' }

const PRICE = 6_500_000_000_000n
const SOURCES = ['walk', 'median of 3']

export class NaiveFeed {
  readonly #random: Random
  readonly #said = new Map<string, Said>()

  constructor(random: Random) {
    this.#random = random
  }

  of(symbol: string): Said {
    const known = this.#said.get(symbol)
    if (known !== undefined) return known
    const said: Said = { ticks: [], last: undefined, sealed: undefined }
    this.#said.set(symbol, said)
    return said
  }

  /** The first price after a moment, and the last one at or before it, looked for one by one from the newest. */
  firstAfter(symbol: string, moment: Millis): ReferencePrice | undefined {
    const { ticks } = this.of(symbol)
    return ticks[ticks.findLastIndex(({ at }) => at <= moment) + 1]
  }
  lastAt(symbol: string, moment: Millis): ReferencePrice | undefined {
    return this.of(symbol).ticks.findLast(({ at }) => at <= moment)
  }
  isSealed(symbol: string, moment: Millis): boolean {
    const { sealed } = this.of(symbol)
    return sealed !== undefined && sealed >= moment
  }

  /** Says something around the moments that count, and a price of now or about now. */
  speak(board: Board, symbol: string, now: Millis, moments: readonly Moment[]): void {
    const { below, oneIn, pick } = this.#random
    const times: Millis[] = []
    for (const moment of moments) {
      if (moment.at > now + 20_000 || oneIn(4)) continue
      times.push(moment.at + (moment.is === 'expiry' ? this.#beside() : this.#after()))
      if (oneIn(3)) times.push(moment.at + pick([0, 1, -1]))
    }
    const newest = now + pick([0, 0, 0, -below(12_000), below(5_000), below(15_000)])
    times.push(newest)
    if (oneIn(6)) times.push(newest)
    if (!oneIn(5)) times.sort((one, other) => one - other)
    if (oneIn(6)) times.push(newest - below(600_000))
    // As the market does: what somebody waits for is not forgotten.
    const needed = moments.map(({ at }) => at)
    board.keep(symbol, needed.length === 0 ? undefined : Math.min(...needed))
    for (const at of times) this.#say(board, symbol, at)
    if (!oneIn(3)) this.#seal(board, symbol, pick([newest, now, now - below(30_000)]))
  }

  /** A process has started: it is told what was sealed. */
  start(board: Board): void {
    for (const [symbol, said] of this.#said) {
      const { sealed } = said
      said.last = undefined
      said.ticks = said.ticks.filter(({ at }) => sealed !== undefined && at <= sealed)
      board.recall(symbol, said.ticks)
      if (sealed !== undefined) board.seal(symbol, sealed)
    }
  }

  #say(board: Board, symbol: string, at: Millis): void {
    const { below, oneIn, pick } = this.#random
    const reference = {
      price: PRICE + BigInt(below(4)),
      at,
      source: pick(SOURCES),
      isStale: oneIn(30),
    }
    board.setReference(symbol, reference)
    const said = this.of(symbol)
    if (this.isSealed(symbol, at)) return
    while ((said.ticks.at(-1)?.at ?? -1) >= at) said.ticks.pop()
    said.ticks.push(reference)
    said.last = reference
  }

  #seal(board: Board, symbol: string, until: Millis): void {
    board.seal(symbol, until)
    const said = this.of(symbol)
    if (said.sealed === undefined || until > said.sealed) said.sealed = until
  }

  #beside(): Millis {
    const { below, pick } = this.#random
    return pick([0, 0, 1, -1, 5, -below(9_000), -below(9_000), -10_000, -10_001])
  }

  #after(): Millis {
    const { below, pick } = this.#random
    return pick([1, 1, 2, below(9_000), below(9_000), 10_000, 10_001])
  }
}
