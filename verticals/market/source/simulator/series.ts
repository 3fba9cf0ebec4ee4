/** One symbol of the simulator: its past in candles, its present in moves, all from its nature and its noise. */
import { assert, type Millis, UNIT } from '@evenkeel/kernel'
import { type Candle, fold } from '../../candles/candle.ts'
import type { Instrument } from '../../instruments.ts'
import type { Move, Trade } from '../source.ts'
import { createCalendar } from './calendar.ts'
import { emptySteps, minutesOf, type Steps } from './day.ts'
import type { Factor } from './factor.ts'
import { FIRST_DAY, MINUTES_A_DAY } from './hours.ts'
import { kept } from './kept.ts'
import { foldMinutes, type Minutes } from './minutes.ts'
import { type Nature, natureOf } from './natures.ts'
import type { Noise } from './noise.ts'
import { printsOf } from './prints.ts'
import { createWalk } from './walk.ts'

export const MINUTE: Millis = 60_000
export const DAY: Millis = MINUTES_A_DAY * MINUTE

export type Series = {
  /** A candle from one minute to another of the same day. */
  within(from: Millis, to: Millis): Candle
  /** The candle of the day that begins here. */
  day(start: Millis): Candle
  /** What happens in the minute that begins here. */
  moves(start: Millis): readonly Move[]
  /** What was traded in the minute that begins here, which is over. */
  trades(start: Millis): readonly Trade[]
}

/** Four hours: of these a day is made, and they are kept with it. */
const PART_MINUTES = 240
const PART_MS: Millis = PART_MINUTES * MINUTE
const [DETAILED_DAYS_MOST, FOLDED_DAYS_MOST, LIVE_MINUTES_MOST] = [8, 2_000, 3]

export function createSeries(
  instrument: Instrument,
  factor: Factor,
  noise: (name: string) => Noise,
): Series {
  const { symbol, tickSize, lotSize } = instrument
  const nature = natureOf(symbol)
  assert(nature !== undefined, `the simulator knows what ${symbol} is like`)
  const unit = (tickSize * lotSize) / UNIT
  assert(unit * UNIT === tickSize * lotSize, 'a tick of a lot is a whole number')
  const { make, isClosed } = createDays(instrument, nature, factor, noise)
  const ofPrints = noise(`${symbol} prints`)
  const detailed = kept(DETAILED_DAYS_MOST, (day) => make(day))
  const stepsOf = kept(1, (day) => {
    const steps = emptySteps()
    make(day, steps)
    return steps
  })

  const candleOf = (minutes: Minutes, day: number, from: number, to: number): Candle => {
    const folded = foldMinutes(minutes, from, to)
    return {
      start: FIRST_DAY + day * DAY + from * MINUTE,
      open: BigInt(folded.open) * tickSize,
      high: BigInt(folded.high) * tickSize,
      low: BigInt(folded.low) * tickSize,
      close: BigInt(folded.close) * tickSize,
      amount: BigInt(folded.lots) * lotSize,
      vol: folded.turnover * unit,
      count: folded.count,
    }
  }
  // Its minutes are not kept: a glance at years of days must not push out the minutes of now.
  const folded = kept(FOLDED_DAYS_MOST, (day) => {
    const minutes = make(day)
    const part = (from: number) => candleOf(minutes, day, from, from + PART_MINUTES)
    const later = [1, 2, 3, 4, 5].map((nth) => part(nth * PART_MINUTES))
    const parts: [Candle, ...Candle[]] = [part(0), ...later]
    return { parts, whole: fold(FIRST_DAY + day * DAY, parts) }
  })
  const movesOf = (start: Millis): readonly Move[] => {
    const [day, minute] = placeOf(start)
    if (isClosed(day, minute)) return []
    const prints = printsOf(stepsOf(day), day, minute, ofPrints)
    return prints.map(({ at: within, ticks, lots, side }) => {
      const [at, price] = [start + within, BigInt(ticks) * tickSize]
      return { symbol, at, price, trades: [{ at, price, amount: BigInt(lots) * lotSize, side }] }
    })
  }
  const live = kept(LIVE_MINUTES_MOST, movesOf)

  return {
    within(from, to) {
      const [day, minute] = placeOf(from)
      const part = to - from === PART_MS ? folded(day).parts[minute / PART_MINUTES] : undefined
      return part ?? candleOf(detailed(day), day, minute, minute + (to - from) / MINUTE)
    },
    day: (start) => folded(placeOf(start)[0]).whole,
    moves: (start) => (start < FIRST_DAY ? [] : live(start)),
    // Not kept: a look back must not push out the minutes of now.
    trades: (start) => (start < FIRST_DAY ? [] : movesOf(start).flatMap(({ trades }) => trades)),
  }
}

/** The minutes of each day, and in which of them its market is closed. */
function createDays(
  { symbol, tickSize, lotSize, hours }: Instrument,
  nature: Nature,
  factor: Factor,
  noise: (name: string) => Noise,
) {
  const anchor = (nature.anchor * Number(UNIT)) / Number(tickSize)
  const walk = createWalk(nature, anchor, factor, noise(`${symbol} days`))
  const lots = (nature.dailyAmount * Number(UNIT)) / Number(lotSize) / MINUTES_A_DAY
  const minuteNoise = noise(`${symbol} minutes`)
  const options = { nature, lots, factor, minuteNoise, stepNoise: noise(`${symbol} steps`) }
  const calendar = createCalendar(hours, FIRST_DAY)

  function make(day: number, into?: Steps): Minutes {
    const open = calendar(day)
    const before = open?.isOpen[0] === 0 ? closeOf(day - 1) : walk(day).open
    return minutesOf(day, before, walk(day), options, open, into)
  }
  /** The last price that anybody was told by the end of a day. */
  const closeOf = kept(FOLDED_DAYS_MOST, (day): number => {
    if (day < 0) return walk(0).open
    const { last } = calendar(day) ?? { last: MINUTES_A_DAY - 1 }
    if (last === undefined) return closeOf(day - 1)
    return last === MINUTES_A_DAY - 1 ? walk(day).close : make(day).close[last]!
  })
  return { make, isClosed: (day: number, minute: number) => calendar(day)?.isOpen[minute] === 0 }
}

/** The day and its minute that begin here. */
function placeOf(start: Millis): [day: number, minute: number] {
  const minute = (start - FIRST_DAY) / MINUTE
  return [Math.floor(minute / MINUTES_A_DAY), minute % MINUTES_A_DAY]
}
