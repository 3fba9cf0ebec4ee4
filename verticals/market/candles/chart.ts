/**
 * All candles of one symbol: what is settled of them, and on top of it the minutes that are not.
 *
 * A minute is over when its time is up, and settled a moment later: until then what belongs to it is counted in it, however late it
 * comes. What comes later still is not counted, nor what is told ahead of time, nor a move that is earlier than one before it, nor
 * trades that are no later.
 * Minutes that nobody saw from their beginning on, or in which the source fell silent, stay unsettled until it was asked for them;
 * meanwhile they show what was seen.
 */
import type { Millis, Price } from '@evenkeel/kernel'
import { alwaysOpen, type Hours } from '../hours.ts'
import type { Move } from '../source/source.ts'
import { isTradeless } from '../source/tradeless.ts'
import { type Candle, flat, join, joinAll } from './candle.ts'
import type { OverCandle } from './candles.ts'
import { candleOf, emptyMinute, type Minute, seePrice, seeTrade } from './minute.ts'
import { type Period, startAfter, startOf } from './period.ts'
import type { Row } from './store.ts'
import { Track } from './track.ts'

/** Clocks differ a little: what is further ahead than this is no news. */
const AHEAD_MS = 1_000
const MINUTE: Millis = 60_000
/** The current minute and those before it that make 24 hours. */
export const DAY_MINUTES = 1_440
/** How far before the end of a session its last 24 hours begin. */
export const DAY_MS: Millis = DAY_MINUTES * MINUTE

/** What stands between the settled candles of a period and the current minute. */
type View = {
  readonly over: readonly Candle[]
  /** The part of the current candle that lies before the current minute. */
  readonly part: Candle | undefined
  readonly close: Price | undefined
}

const nothing: ReadonlyMap<Millis, Candle> = new Map()

export class Chart {
  readonly symbol: string
  readonly #hours: Hours
  #track: Track
  /** The unsettled minutes in which something was seen, and as the last one the current minute. */
  #seen: Minute[]
  #quietMs: Millis
  /** Its candles are made of trades, once there is an order book. */
  readonly #hasBook: () => boolean
  /** When the source last told a trade of it. Until it does, and once it has not for long, there are only reference prices to go by. */
  #tradedAt = Number.NEGATIVE_INFINITY
  #lastAt = Number.NEGATIVE_INFINITY
  #heardAt = Number.NEGATIVE_INFINITY
  #wholeFrom = Number.POSITIVE_INFINITY
  readonly #views = new Map<Period, View>()
  #dayBefore: { readonly candle: Candle | undefined } | undefined

  constructor(
    symbol: string,
    now: Millis,
    quietMs: Millis,
    hours = alwaysOpen,
    hasBook = () => false,
  ) {
    this.symbol = symbol
    this.#hours = hours
    this.#quietMs = quietMs
    this.#hasBook = hasBook
    const start = startOf('1min', now)
    this.#track = new Track(symbol, start)
    this.#seen = [emptyMinute(start)]
  }

  get track(): Track {
    return this.#track
  }

  /** The first minute that was seen from its beginning on: the one after the first move, or the first after a silence. */
  get wholeFrom(): Millis {
    return this.#wholeFrom
  }

  /** Goes on from what was settled in another life. */
  restore(track: Track): void {
    this.#track = track
    this.#reach(track.next)
    this.#seen = this.#seen.filter(({ start }) => start >= track.next)
    this.#forgetViews()
  }

  /** Another source speaks from now on, and may fall silent for so long. */
  leave(quietMs: Millis): void {
    this.#quietMs = quietMs
    this.#tradedAt = Number.NEGATIVE_INFINITY
    this.#lastAt = Number.NEGATIVE_INFINITY
    this.#heardAt = Number.NEGATIVE_INFINITY
  }

  take({ at, price, trades }: Move, now: Millis): void {
    const isNews = at > this.#lastAt || (at === this.#lastAt && trades.length === 0)
    if (!isNews || at > now + AHEAD_MS) return
    this.#lastAt = at
    if (this.#isSilent(now)) this.#wholeFrom = startAfter('1min', startOf('1min', at))
    this.#heardAt = now
    const hasBook = this.#hasBook()
    for (const trade of trades) {
      const minute = trade.at <= now + AHEAD_MS ? this.#minuteOf(trade.at) : undefined
      if (minute === undefined) continue
      seeTrade(minute, trade)
      if (hasBook) seePrice(minute, trade.price)
    }
    if (hasBook && trades.length > 0) this.#tradedAt = now
    if (!isTradeless(this.#tradedAt, now)) return
    const minute = this.#minuteOf(at)
    if (minute !== undefined) seePrice(minute, price)
  }

  /** Begins the minute of now, if that is a later one. */
  advance(now: Millis): void {
    if (this.#isSilent(now)) this.#wholeFrom = Number.POSITIVE_INFINITY
    this.#reach(startOf('1min', now))
  }

  /** Settles the minutes before this one: by what is known of them, otherwise by what was seen in them. */
  settle(until: Millis, known = nothing): readonly Row[] {
    const track = this.#track
    const rows: Row[] = []
    if (track.next >= until) return rows
    while (track.next < until) {
      const start = track.next
      const seen = this.#seen[0]?.start === start ? this.#seen.shift() : undefined
      const minute = known.get(start) ?? this.#candleOf(seen ?? emptyMinute(start), track.close)
      if (minute !== undefined) rows.push(...track.settle(minute))
      else track.skipTo(Math.min(until, this.#firstAfter(start, known)))
    }
    this.#forgetViews()
    return rows
  }

  current(period: Period): Candle | undefined {
    const { part, close } = this.#view(period)
    const minute = this.#candleOf(this.#current, close)
    if (minute === undefined || part === undefined)
      return minute && { ...minute, start: this.newest(period) }
    return join(part, minute)
  }

  /** The candle that began here, once it is over: final as soon as all of it is settled. */
  over(period: Period, start: Millis): OverCandle | undefined {
    const end = Math.min(startAfter(period, start), this.newest(period))
    const [candle] = this.within(period, start, end)
    return candle && { candle, isFinal: start < this.#track.series[period].to }
  }

  /** Where the current candle begins. */
  newest(period: Period): Millis {
    return startOf(period, this.#current.start)
  }

  /** Candles in memory that begin from `from` on and before `to`. */
  within(period: Period, from: Millis, to: Millis): readonly Candle[] {
    const settled = this.#track.series[period].within(from, to)
    const current = this.current(period)
    const others = current === undefined ? [] : [...this.#view(period).over, current]
    return settled.concat(others.filter(({ start }) => start >= from && start < to))
  }

  day(): Candle | undefined {
    const current = this.current('1min')
    if (current === undefined) return undefined
    this.#dayBefore ??= { candle: this.#foldDay() }
    const { candle: before } = this.#dayBefore
    if (before === undefined) return current
    return this.closedAt === undefined ? joinAll(before, current) : before
  }

  /** When its market closed, if it is closed. */
  get closedAt(): Millis | undefined {
    return this.#hours.closedAt(this.symbol, this.#current.start)
  }

  /** The minutes before the current one; of a market that is closed, the 24 hours up to the end of its session. */
  #foldDay(): Candle | undefined {
    const { start } = this.#current
    const end = this.closedAt
    const candles =
      end === undefined
        ? this.within('1min', startAfter('1min', start, 1 - DAY_MINUTES), start)
        : this.within('60min', end - DAY_MS, end)
    return candles.length === 0 ? undefined : candles.reduce(joinAll)
  }

  #candleOf(minute: Minute, closeBefore: Price | undefined): Candle | undefined {
    return candleOf(minute, closeBefore, this.#isFirst(minute.start))
  }

  /** Whether a session begins with this minute. */
  #isFirst(start: Millis): boolean {
    const { symbol } = this
    return this.#hours.isOpen(symbol, start) && !this.#hours.isOpen(symbol, start - MINUTE)
  }

  /** The first minute after this one that anything may be known of. */
  #firstAfter(start: Millis, known: ReadonlyMap<Millis, Candle>): Millis {
    const starts = [...known.keys(), ...this.#seen.map((minute) => minute.start)]
    return starts.reduce(
      (first, other) => (other > start && other < first ? other : first),
      Number.POSITIVE_INFINITY,
    )
  }

  /** Nobody knows what happens while the source says nothing; nor what did while nobody listened. */
  #isSilent(now: Millis): boolean {
    return now - this.#heardAt > this.#quietMs
  }

  #reach(start: Millis): void {
    if (start <= this.#current.start) return
    this.#seen.push(emptyMinute(start))
    this.#forgetViews()
  }

  get #current(): Minute {
    return this.#seen.at(-1)!
  }

  #minuteOf(at: Millis): Minute | undefined {
    const start = startOf('1min', at)
    if (start < this.#track.next) return undefined
    this.#reach(start)
    if (start === this.#current.start) return this.#current
    this.#forgetViews()
    const place = this.#seen.findIndex((minute) => minute.start >= start)
    const found = this.#seen[place]!
    if (found.start === start) return found
    const missed = emptyMinute(start)
    this.#seen.splice(place, 0, missed)
    return missed
  }

  #view(period: Period): View {
    const known = this.#views.get(period)
    if (known !== undefined) return known
    const view = this.#look(period)
    this.#views.set(period, view)
    return view
  }

  #look(period: Period): View {
    const { series, parts } = this.#track
    let { close } = this.#track
    let part = parts[period]
    const over: Candle[] = []
    const minutes = this.#seen.slice(0, -1).values()
    let minute = minutes.next().value
    for (let { to: start } = series[period]; ; ) {
      const end = startAfter(period, start)
      for (; minute !== undefined && minute.start < end; minute = minutes.next().value) {
        const candle = this.#candleOf(minute, close)
        if (candle === undefined) continue
        close = candle.close
        part = part === undefined ? { ...candle, start } : join(part, candle)
      }
      if (start >= this.newest(period)) return { over, part, close }
      // Minutes in which nothing was seen change nothing: a candle of them alone is flat.
      if (close !== undefined) over.push(part ?? flat(start, close))
      part = undefined
      start = end
    }
  }

  #forgetViews(): void {
    this.#views.clear()
    this.#dayBefore = undefined
  }
}
