/** The tick chain, running: takes what the board shows, writes each second in the background, and seals what is durable. */
import type { Millis, ReferencePrice } from '@evenkeel/kernel'
import { MINUTE_MS, minuteOf, NO_BLOCK, rootOf, type TickGroup } from '@evenkeel/wire/proof'
import type { Instrument } from '@evenkeel/wire/server'
import { Seconds } from './seconds.ts'
import type { Line, Published, TickStore } from './store.ts'

export type ChainOptions = {
  readonly store: Pick<TickStore, 'add' | 'addMinute'>
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'class'>[]
  readonly now: () => Millis
  /** Where the chain stands. */
  readonly end: ChainEnd
  /** Told up to when every tick is durable. */
  readonly onSealed: (until: Millis) => void
  readonly onFailure: (error: unknown) => void
}

export type ChainEnd = {
  /** Up to when no tick is added any more. */
  readonly closed: Millis
  /** The hash of the last block of each group. */
  readonly heads: ReadonlyMap<TickGroup, string>
  readonly minute: Published | undefined
  /** The blocks that are in no minute yet. */
  readonly unpublished: readonly Pick<Line, 'until' | 'hash'>[]
}

/** What waits for the database holds at most so many ticks: about ten minutes of a busy market. */
const TICKS_MAX = 200_000
/** So many seconds go in one statement. */
const BATCH = 30
const FIRST_PAUSE_MS = 250
const LAST_PAUSE_MS = 5_000

type Over = { readonly until: Millis; readonly lines: readonly Line[]; readonly ticks: number }

export class TickChain {
  readonly #options: ChainOptions
  readonly #seconds: Seconds
  readonly #queue: Over[] = []
  #unpublished: Pick<Line, 'until' | 'hash'>[]
  #minute: Published | undefined
  #writing: Promise<void> | undefined
  #written = 0
  #sealed: Millis
  #pauseMs = FIRST_PAUSE_MS
  #retryAt = 0

  constructor(options: ChainOptions) {
    const { closed, heads, minute, unpublished } = options.end
    this.#options = options
    this.#seconds = new Seconds(options.instruments, heads, closed)
    this.#sealed = closed
    this.#minute = minute
    this.#unpublished = [...unpublished]
  }

  /** Up to when no tick is added any more: one that comes later counts from the next moment on. */
  get closed(): Millis {
    return this.#seconds.closed
  }

  /** Up to when every tick is durable. */
  get sealed(): Millis {
    return this.#sealed
  }

  /** What was published last. */
  get head(): Published | undefined {
    return this.#minute
  }

  /** A price that could not be written down is not taken: without room the source is as good as silent. */
  get hasRoom(): boolean {
    return this.#seconds.ticks - this.#written < TICKS_MAX
  }

  /** The board shows this from now on. */
  take(symbol: string, reference: ReferencePrice): void {
    this.#seconds.take(symbol, reference)
  }

  /** Time has passed: seconds that are over are written in the background. */
  close(now: Millis): void {
    const { closed } = this.#seconds
    const lines = this.#seconds.close(now)
    if (this.#seconds.closed > closed)
      this.#queue.push({ until: this.#seconds.closed, lines, ticks: this.#seconds.ticks })
    this.#start()
  }

  /** Writes what is over. What is not over is nobody's tick yet, and goes. */
  async stop(): Promise<void> {
    await this.#writing
    this.#retryAt = 0
    this.#start()
    await this.#writing
  }

  #start(): void {
    if (this.#queue.length === 0 || this.#options.now() < this.#retryAt) return
    this.#writing ??= this.#work().finally(() => {
      this.#writing = undefined
    })
  }

  async #work(): Promise<void> {
    try {
      while (this.#queue.length > 0) {
        const batch = this.#queue.slice(0, BATCH)
        const lines = batch.flatMap((over) => over.lines)
        if (lines.length > 0) await this.#options.store.add(lines)
        this.#queue.splice(0, batch.length)
        this.#unpublished.push(...lines)
        const last = batch[batch.length - 1] as Over
        this.#written = last.ticks
        this.#sealed = last.until
        this.#options.onSealed(last.until)
        await this.#publish()
        this.#pauseMs = FIRST_PAUSE_MS
      }
    } catch (error) {
      this.#retryAt = this.#options.now() + this.#pauseMs
      this.#pauseMs = Math.min(2 * this.#pauseMs, LAST_PAUSE_MS)
      this.#options.onFailure(error)
    }
  }

  /** The minutes that are over, one after another; one without a block has nothing to say. */
  async #publish(): Promise<void> {
    for (;;) {
      const [first] = this.#unpublished
      if (first === undefined) return
      const since = minuteOf(first.until)
      if (since + MINUTE_MS > this.#sealed) return
      const count = this.#unpublished.findIndex(({ until }) => minuteOf(until) !== since)
      const own = count < 0 ? this.#unpublished : this.#unpublished.slice(0, count)
      this.#minute = await this.#options.store.addMinute({
        number: (this.#minute?.minute.number ?? 0) + 1,
        since,
        blocks: own.length,
        root: rootOf(own.map(({ hash }) => hash)),
        previous: this.#minute?.hash ?? NO_BLOCK,
      })
      this.#unpublished = this.#unpublished.slice(own.length)
    }
  }
}
