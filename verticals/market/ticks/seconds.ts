/** The ticks of the seconds that are not over yet, and the blocks that they make when they are. */
import type { Millis, ReferencePrice } from '@evenkeel/kernel'
import {
  blockHash,
  blockText,
  NO_BLOCK,
  SECOND_MS,
  secondOf,
  type Tick,
  type TickGroup,
  tickGroups,
} from '@evenkeel/wire/proof'
import type { Instrument } from '@evenkeel/wire/server'
import type { Line } from './store.ts'

/** By symbol, in the order of time. */
type Ticks = Map<string, Tick[]>

export class Seconds {
  readonly #groupOf: ReadonlyMap<string, TickGroup>
  readonly #heads: Map<TickGroup, string>
  readonly #open = new Map<Millis, Ticks>()
  readonly #last = new Map<string, ReferencePrice>()
  #source = ''
  #closed: Millis
  #ticks = 0

  constructor(
    instruments: readonly Pick<Instrument, 'symbol' | 'class'>[],
    heads: ReadonlyMap<TickGroup, string>,
    closed: Millis,
  ) {
    this.#groupOf = new Map(instruments.map((one) => [one.symbol, one.class]))
    this.#heads = new Map(heads)
    this.#closed = closed
  }

  /** Up to when no tick is added any more. */
  get closed(): Millis {
    return this.#closed
  }

  /** How many ticks were taken in all. */
  get ticks(): number {
    return this.#ticks
  }

  /** The board shows this from now on. The same price again is no tick; one of the same moment takes the place of the last. */
  take(symbol: string, reference: ReferencePrice): void {
    const { at, price, isStale, source } = reference
    if (at <= this.#closed || this.#last.get(symbol) === reference) return
    this.#last.set(symbol, reference)
    this.#source = source
    const second = this.#open.get(secondOf(at)) ?? new Map<string, Tick[]>()
    this.#open.set(secondOf(at), second)
    const ticks = second.get(symbol) ?? []
    second.set(symbol, ticks)
    if (ticks.at(-1)?.at === at) ticks.pop()
    else this.#ticks++
    ticks.push({ symbol, at, price, isStale })
  }

  /** The blocks of the seconds that are over; a second without ticks has none. */
  close(now: Millis): readonly Line[] {
    const over = secondOf(now) - SECOND_MS
    if (over <= this.#closed) return []
    this.#closed = over
    const ends = [...this.#open.keys()].filter((until) => until <= over)
    return ends
      .sort((one, other) => one - other)
      .flatMap((until) => {
        const ticks = this.#open.get(until) ?? new Map()
        this.#open.delete(until)
        return this.#blocksOf(until, ticks)
      })
  }

  #blocksOf(until: Millis, ticks: Ticks): Line[] {
    const symbols = [...ticks.keys()].sort()
    return tickGroups.flatMap((group) => {
      const own = symbols.filter((symbol) => this.#groupOf.get(symbol) === group)
      if (own.length === 0) return []
      const previous = this.#heads.get(group) ?? NO_BLOCK
      const text = blockText({
        group,
        until,
        source: this.#source,
        previous,
        ticks: own.flatMap((symbol) => ticks.get(symbol) ?? []),
      })
      const hash = blockHash(text)
      this.#heads.set(group, hash)
      return [{ group, until, previous, hash, text }]
    })
  }
}
