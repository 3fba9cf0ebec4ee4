/** A stage for candles: a walk, a clock that is turned by hand, and candles on a real table that can be stopped and opened again. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import type { Tables } from '@evenkeel/wire/server'
import { instruments } from '../../instruments.ts'
import type { Source } from '../../source/source.ts'
import type { Candle } from '../candle.ts'
import type { Candles } from '../candles.ts'
import { openCandles } from '../open.ts'
import { type Period, periods, startAfter, startOf } from '../period.ts'
import { createWalk, type Stretch, type Walk } from './walk.ts'

/** How long a minute waits for what belongs to it. */
const LATE_MS = 2_000
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** A moment of UTC+8, in which candles are cut: `2026-02-01 00:00`. */
export const local = (text: string): Millis => Date.parse(`${text.replace(' ', 'T')}+08:00`)

const symbols = ['btcusdt', 'dogeusdt'] as const
const listed = instruments.filter(({ symbol }) => (symbols as readonly string[]).includes(symbol))

export class Stage {
  now: Millis
  readonly walk: Walk
  readonly failures: unknown[] = []
  /** Every statement so far. */
  readonly statements: string[] = []
  /** In the way of every statement: rejects, or takes its time. */
  hindrance: (sql: string) => Promise<void> = async () => undefined
  readonly #tables: Tables
  #candles: Candles | undefined
  #life = 0
  #told: Millis

  constructor(t: TestContext, { tables, at, stretches, seed = 1 }: Scene) {
    t.after(() => this.crash())
    this.#tables = tables
    this.now = at
    this.#told = at
    this.walk = createWalk({ symbols, seed, stretches, now: () => this.now })
  }

  get candles(): Candles {
    assert(this.#candles, 'the candles are open')
    return this.#candles
  }

  async open(source: Source = this.walk): Promise<void> {
    this.#told = this.now
    const life = ++this.#life
    this.#candles = await openCandles({
      instruments: listed,
      source,
      tables: {
        rows: async (sql, values) => {
          this.statements.push(sql)
          await this.hindrance(sql)
          if (life !== this.#life) throw new Error('this life is over')
          return this.#tables.rows(sql, values)
        },
      },
      now: () => this.now,
      onFailure: (error) => life === this.#life && this.failures.push(error),
    })
  }

  /** Ends like a process that is killed: what did not reach the table yet never does. */
  crash(): void {
    this.#life++
    this.#candles = undefined
  }

  async stop(): Promise<void> {
    await this.candles.stop()
    this.crash()
  }

  /** Lives until this moment, a beat at a time. Time that passes while nothing is open, or nothing is told, is missed. */
  async live(until: Millis, beatMs = 20_000, { isTold = true } = {}): Promise<void> {
    while (this.now < until) {
      this.now = Math.min(this.now + beatMs, until)
      if (this.#candles === undefined) continue
      if (isTold) this.#candles.take(this.walk.moves(this.#told, this.now))
      this.#told = this.now
      this.#candles.advance(this.now)
      await turn()
    }
  }

  /** Lets what goes on in the background come to this. */
  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    await eventually(`${holds}`, async () => {
      if (await holds()) return true
      this.#candles?.advance(this.now)
      return false
    })
  }

  /** Until the table has every minute that is over. */
  async settled(): Promise<void> {
    const last = startAfter('1min', startOf('1min', this.now - LATE_MS), -1)
    const sql = `select count(*) from candle where period = '1min' and start = $1`
    await this.until(async () => {
      const [row] = await this.#tables.rows<{ count: string }>(sql, [last])
      return Number(row?.count) === symbols.length
    })
  }

  /**
   * Everything that is served of every period is what the walk says, from this moment on. What was missed of the first minute
   * is known a moment after that is over: before, the current candles may lack it.
   */
  async holds(from: Millis, { isCurrent = true } = {}): Promise<void> {
    for (const symbol of symbols)
      for (const period of periods) {
        const end = isCurrent ? startAfter(period, startOf(period, this.now)) : this.now - LATE_MS
        const to = startOf(period, end)
        const oldest = Math.max(firstFrom(period, from), startAfter(period, to, -2_000))
        const expected = this.walk.expect(symbol, period, oldest, to, this.now)
        const served = await this.candles.between(symbol, period, { from: oldest, to, most: 2_000 })
        same(served, expected, `${symbol} ${period}`)
      }
  }

  /** So is everything in the table; and no series of it has a gap. */
  async keeps(from: Millis): Promise<void> {
    for (const symbol of symbols)
      for (const period of periods) {
        const kept = await this.kept(symbol, period)
        const [first, last] = [kept[0], kept.at(-1)]
        if (first === undefined || last === undefined) continue
        const starts = this.walk.expect(symbol, period, first.start, last.start + 1, this.now)
        assert.deepEqual(
          kept.map(({ start }) => start),
          starts.map(({ start }) => start),
        )
        const isMeant = ({ start }: Candle) => start >= from
        same(kept.filter(isMeant), starts.filter(isMeant), `${symbol} ${period} in the table`)
      }
  }

  async kept(symbol: string, period: Period): Promise<readonly Candle[]> {
    const rows = await this.#tables.rows<Record<keyof Candle, string>>(
      `select start, open, high, low, close, amount, vol, count from candle
       where symbol = $1 and period = $2 order by start`,
      [symbol, period],
    )
    return rows.map(({ start, count, ...figures }) => {
      const { open, high, low, close, amount, vol } = figures
      const [o, h, l, c, a, v] = [open, high, low, close, amount, vol].map(BigInt) as [
        open: bigint,
        high: bigint,
        low: bigint,
        close: bigint,
        amount: bigint,
        vol: bigint,
      ]
      return {
        start: Number(start),
        open: o,
        high: h,
        low: l,
        close: c,
        amount: a,
        vol: v,
        count: Number(count),
      }
    })
  }
}

type Scene = {
  readonly tables: Tables
  readonly at: Millis
  readonly stretches: readonly Stretch[]
  readonly seed?: number
}

/** The first candle that begins at this moment or after it. */
export function firstFrom(period: Period, moment: Millis): Millis {
  const start = startOf(period, moment)
  return start < moment ? startAfter(period, start) : start
}

/** Names the first candle that differs: the rest of thousands is noise. */
export function same(actual: readonly Candle[], expected: readonly Candle[], what: string): void {
  const place = expected.findIndex((candle, nth) => textOf(candle) !== textOf(actual[nth]))
  const at = new Date((expected[place]?.start ?? 0) + 8 * HOUR).toISOString()
  if (place >= 0)
    assert.equal(textOf(actual[place]), textOf(expected[place]), `${what}, ${place} at ${at}`)
  assert.equal(actual.length, expected.length, `${what}: how many`)
}

function textOf(candle: Candle | undefined): string {
  if (candle === undefined) return 'none'
  const { start, open, high, low, close, amount, vol, count } = candle
  return [start, open, high, low, close, amount, vol, count].join(' ')
}
