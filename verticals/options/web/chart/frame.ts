/** Where moments and prices lie on the chart of seconds. */
import type { Point } from './points.ts'

export type Frame = {
  readonly widthPx: number
  readonly heightPx: number
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
}

export type Span = Pick<Frame, 'from' | 'to'>

/** An option as far as its place in time goes. */
type Running = { readonly openedAt: number; readonly expiresAt: number }

const SECOND_MS = 1_000
const BEHIND_MS = 120 * SECOND_MS
/** So much of what is to come is shown while nothing runs. */
const AHEAD_MS = 60 * SECOND_MS
/** Beside the line, above and below. */
const ROOM = 0.16
/** A price that stands still lies in the middle of this part of itself. */
const STILL = 0.0004
const TIME_STEPS_S = [15, 30, 60, 120, 300, 600, 900, 1_800, 3_600]
const TIME_TICKS = 4

/** The time that is shown: the option that runs from its beginning to its end, else what the chosen time would reach. */
export function spanAt(now: number, running: Running | undefined, durationMs: number): Span {
  if (running === undefined) {
    const ahead = Math.min(durationMs, AHEAD_MS)
    return { from: now - BEHIND_MS, to: now + ahead * (1 + ROOM) }
  }
  const ahead = Math.max(running.expiresAt - now, 0)
  const whole = running.expiresAt - running.openedAt
  const behind = Math.max(now - running.openedAt + whole * ROOM, BEHIND_MS, ahead / 2)
  return { from: now - behind, to: Math.max(running.expiresAt, now) + whole * ROOM }
}

/** The lowest and the highest price to be seen, with room beside them. */
export function rangeOf(points: readonly Point[], levels: readonly number[]) {
  const prices = [...points.map(({ price }) => price), ...levels]
  if (prices.length === 0) return { low: 0, high: 1 }
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const room = Math.max((high - low) * ROOM, (Math.abs(high) * STILL) / 2)
  return { low: low - room, high: high + room }
}

/** The points of a span, and the one before it: the line comes in from the left. */
export function within(points: readonly Point[], { from, to }: Span): readonly Point[] {
  const first = points.findIndex(({ at }) => at >= from)
  if (first < 0) return points.slice(-1)
  return points.slice(Math.max(0, first - 1)).filter(({ at }) => at <= to)
}

export const xOf = ({ widthPx, from, to }: Frame, at: number) =>
  rounded(((at - from) / (to - from)) * widthPx)
export const yOf = ({ heightPx, low, high }: Frame, price: number) =>
  rounded(heightPx - ((price - low) / (high - low)) * heightPx)

/** The line, and on to now: a price stands until another is told. */
export function pathOf(points: readonly Point[], frame: Frame, now: number): string {
  const last = points.at(-1)
  if (last === undefined) return ''
  const places = [...points, { at: Math.max(now, last.at), price: last.price }].map(
    ({ at, price }) => `${xOf(frame, at)} ${yOf(frame, price)}`,
  )
  return `M${places.join('L')}`
}

/** Prices worth a line, evenly apart in round steps: two to six of them. */
export function priceTicks({ low, high }: Frame): readonly number[] {
  const { size, per } = roundStep((high - low) / 5)
  const first = Math.ceil((low * per) / size)
  const count = Math.floor((high * per) / size) - first + 1
  return Array.from({ length: count }, (_, nth) => ((first + nth) * size) / per)
}

/** Moments worth a word. */
export function timeTicks({ from, to }: Span): readonly number[] {
  const wanted = (to - from) / SECOND_MS / TIME_TICKS
  const step = (TIME_STEPS_S.find((one) => one >= wanted) ?? 3_600) * SECOND_MS
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: count }, (_, nth) => (first + nth) * step)
}

/** As whole numbers, `size` divided by `per`: adding fractions would leave something behind. */
function roundStep(wanted: number): { readonly size: number; readonly per: number } {
  const power = Math.floor(Math.log10(wanted))
  const [step = 10] = [1, 2, 5].filter((one) => one * 10 ** power >= wanted)
  return { size: step * 10 ** Math.max(0, power), per: 10 ** Math.max(0, -power) }
}

const rounded = (px: number) => Math.round(px * 10) / 10
