/** The line of seconds: where a price stood, as far as the exchange told. */
import type { Candle } from '@evenkeel/ui'
import type { SecondPrice } from '@evenkeel/ui/data/market.ts'
import { drawn } from '@evenkeel/ui/format/drawing.ts'

/** For the eye alone: plain numbers. */
export type Point = { readonly at: number; readonly price: number }

const MINUTE_MS = 60_000
/** Closer together than this, they could not be told apart. */
const APART_MS = 250
/** A page that stays open for days does not grow without end. */
const KEPT = 2_400

/** Where it stood before anybody looked: the closes of minutes, then the last minutes second by second. */
export function pastOf(
  candles: readonly Candle[],
  seconds: readonly SecondPrice[],
): readonly Point[] {
  const points = seconds.map(({ at, price }) => ({ at, price: drawn(price) }))
  const from = points[0]?.at ?? candles.at(-1)?.start ?? 0
  const closes = candles
    .map(({ start, close }) => ({ at: start + MINUTE_MS, price: close }))
    .filter(({ at }) => at < from)
  return [...closes, ...points]
}

/** A price that was told just now. */
export function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  const last = points.at(-1)
  if (last !== undefined && point.at < last.at) return points
  const isNear = (points.at(-2)?.at ?? 0) > point.at - APART_MS
  const next = [...(isNear ? points.slice(0, -1) : points), point]
  return next.length > KEPT ? thinned(next) : next
}

/** What was known before, with what came while the past was on its way. */
export function joined(past: readonly Point[], live: readonly Point[]): readonly Point[] {
  const from = live[0]?.at ?? Number.POSITIVE_INFINITY
  return [...past.filter(({ at }) => at < from), ...live]
}

/** Of the older half, every second one. */
function thinned(points: readonly Point[]): readonly Point[] {
  const half = points.length >> 1
  return points.filter((_, nth) => nth >= half || nth % 2 === 0)
}
