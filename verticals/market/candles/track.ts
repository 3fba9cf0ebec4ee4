/** What is settled of one symbol: its candles of every period that are over, and the part that is over of each that is not. */
import type { Millis, Price } from '@evenkeel/kernel'
import { type Candle, fold, join } from './candle.ts'
import { type Period, periods, startAfter, startOf } from './period.ts'
import { Series } from './series.ts'
import type { Row } from './store.ts'

/** Of which shorter period a candle is made: of few of them, and always of whole ones. */
const MADE_OF: Readonly<Partial<Record<Period, Period>>> = {
  '5min': '1min',
  '15min': '5min',
  '30min': '15min',
  '60min': '30min',
  '4hour': '60min',
  '1day': '4hour',
  '1week': '1day',
  '1mon': '1day',
}
const longestFirst = periods.toReversed()

/** What the table has of a period: where its oldest candle begins, and the newest that are needed. */
export type Kept = { readonly first?: Millis | undefined; readonly candles: readonly Candle[] }

/** From where on candles of this period are parts of longer ones that are not over at this moment. */
export function partsFrom(period: Period, next: Millis): Millis {
  const longer = periods.filter((other) => MADE_OF[other] === period)
  return Math.min(startOf(period, next), ...longer.map((other) => startOf(other, next)))
}

export class Track {
  readonly symbol: string
  readonly series: Readonly<Record<Period, Series>>
  /** Of each period the fold of what is settled of the candle that is not over. */
  readonly parts: Partial<Record<Period, Candle>> = {}
  #next: Millis

  /** `next` is the first minute that is not settled. */
  constructor(
    symbol: string,
    next: Millis,
    kept: (period: Period) => Kept = () => ({ candles: [] }),
  ) {
    this.symbol = symbol
    this.#next = next
    const open = (period: Period) => [
      period,
      new Series(period, { to: startOf(period, next), ...kept(period) }),
    ]
    this.series = Object.fromEntries(periods.map(open))
    for (const period of periods) {
      const part = this.#partOf(period)
      if (part !== undefined) this.parts[period] = part
    }
  }

  get next(): Millis {
    return this.#next
  }

  /** The last price; none while nothing is known. */
  get close(): Price | undefined {
    for (const period of periods) {
      const { last } = this.series[period]
      if (last !== undefined) return last.close
    }
    return undefined
  }

  /**
   * Takes the next minute in, and answers with every candle that is over by it. The longer ones come first: whoever is stopped
   * while they are written never has a minute without the candles that it ended.
   */
  settle(minute: Candle): readonly Row[] {
    const rows: Row[] = []
    this.#next = startAfter('1min', minute.start)
    for (const period of longestFirst) {
      const part = this.parts[period]
      const candle =
        part === undefined
          ? { ...minute, start: startOf(period, minute.start) }
          : join(part, minute)
      const to = startOf(period, this.#next)
      const isOver = to !== candle.start
      this.parts[period] = isOver ? undefined : candle
      if (!isOver) continue
      this.series[period].append(candle, to)
      rows.push({ symbol: this.symbol, period, candle })
    }
    return rows
  }

  /** Leaves the minutes before this one out: nothing was ever known of this symbol. */
  skipTo(minute: Millis): void {
    this.#next = minute
    for (const period of periods) this.series[period].skipTo(minute)
  }

  trim(): void {
    for (const period of periods) this.series[period].trim()
  }

  #partOf(period: Period): Candle | undefined {
    const shorter = MADE_OF[period]
    if (shorter === undefined) return undefined
    const start = startOf(period, this.#next)
    const over = this.series[shorter].within(start, this.#next)
    const open = this.parts[shorter]
    const [first, ...rest] = open === undefined ? over : [...over, open]
    return first === undefined ? undefined : fold(start, [first, ...rest])
  }
}
