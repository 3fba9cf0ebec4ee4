/** Where the time axis has its words: at round times of the reader's clock, as dense as there is room. */
import type { Cut } from './formats.ts'

export type TimeTick = { readonly index: number; readonly start: number; readonly cut: Cut }

export type TickWish = {
  readonly starts: readonly { readonly timestamp: number }[]
  /** The candles in sight: from this one, to before that one. */
  readonly from: number
  readonly to: number
  /** As many candles as a word needs room for. */
  readonly room: number
  /** So many words are wanted: for fewer, they may come as close as this, in candles. */
  readonly wanted?: number
  readonly closest?: number
  readonly lengthMs: number
  local(at: number): number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A step is passed where its number changes. */
type Step = { readonly ms: number; number(local: number): number; readonly finest: Cut }

const clockSteps = [1, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1_440]
const steps: readonly Step[] = [
  ...clockSteps.map(
    (minutes): Step => ({
      ms: minutes * MINUTE,
      number: (local) => Math.floor(local / (minutes * MINUTE)),
      finest: minutes < 1_440 ? 'time' : 'day',
    }),
  ),
  ...[2, 5, 10].map(
    (days): Step => ({ ms: days * DAY, number: (at) => partOfMonth(at, days), finest: 'day' }),
  ),
  ...[1, 3].map(
    (months): Step => ({
      ms: months * 30 * DAY,
      number: (at) => Math.floor(monthOf(at) / months),
      finest: 'month',
    }),
  ),
  ...[1, 5, 20].map(
    (years): Step => ({
      ms: years * 365 * DAY,
      number: (at) => Math.floor(monthOf(at) / 12 / years),
      finest: 'year',
    }),
  ),
]

export function timeTicks(wish: TickWish): TimeTick[] {
  const { starts, from, to, local } = wish
  const { step, room } = stepOf(wish)
  // Months are not of one length: a short one has its word too.
  const least = step.finest === 'time' ? room : room * 0.9
  const ticks: TimeTick[] = []
  for (let index = Math.max(1, from); index < Math.min(to, starts.length); index++) {
    const start = starts[index]!.timestamp
    const now = local(start)
    const before = local(starts[index - 1]!.timestamp)
    if (step.number(now) === step.number(before)) continue
    const cut = cutBetween(before, now, step.finest)
    const last = ticks.at(-1)
    // Where a market was closed, more than one step is passed in little room: the day counts more than the time before it.
    if (last !== undefined && index - last.index < least) {
      if (cut === 'time' || last.cut !== 'time') continue
      ticks.pop()
    }
    ticks.push({ index, start, cut })
  }
  return ticks
}

/** By how many candles are in sight and not by which: words do not change while a chart is moved. */
function stepOf({ from, to, room, wanted = 0, closest = room, lengthMs }: TickWish) {
  const step = steps.find(({ ms }) => ms / lengthMs >= room) ?? steps.at(-1)!
  const count = ({ ms }: Step) => Math.floor(((to - from) * lengthMs) / ms)
  if (count(step) >= wanted) return { step, room }
  const closer = steps.findLast((one) => one.ms / lengthMs >= closest && count(one) >= wanted)
  return closer === undefined ? { step, room } : { step: closer, room: closest }
}

function cutBetween(before: number, now: number, finest: Cut): Cut {
  const months = monthOf(now) - monthOf(before)
  const newYear = Math.floor(monthOf(now) / 12) !== Math.floor(monthOf(before) / 12)
  if (finest === 'year' || (finest === 'month' && newYear)) return 'year'
  if (finest === 'month') return 'month'
  const newDay = months !== 0 || Math.floor(now / DAY) !== Math.floor(before / DAY)
  return finest === 'day' || newDay ? 'day' : 'time'
}

function monthOf(local: number): number {
  const date = new Date(local)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The last part of a month takes the odd days. */
function partOfMonth(local: number, days: number): number {
  const parts = 30 / days
  const part = Math.floor((new Date(local).getUTCDate() - 1) / days)
  return monthOf(local) * parts + Math.min(part, parts - 1)
}
