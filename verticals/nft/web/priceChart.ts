/** Where the points of a price chart lie: by their time across, by their price upwards. */

/** For the eye alone, as plain numbers. */
export type Point = { readonly at: number; readonly price: number; readonly volume?: number }
export type Placed = { readonly x: number; readonly y: number; readonly bar: number }
export type Span = { readonly from: number; readonly to: number }

/** Across the whole span; what has only one price lies in the middle. */
export function placedIn(
  points: readonly Point[],
  { from, to }: Span,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Placed[] {
  const prices = points.map(({ price }) => price)
  const low = Math.min(...prices)
  const range = Math.max(...prices) - low
  const most = Math.max(...points.map(({ volume = 0 }) => volume))
  return points.map(({ at, price, volume = 0 }) => ({
    x: to > from ? round(((at - from) / (to - from)) * width) : width / 2,
    y: round(range > 0 ? height - ((price - low) / range) * height : height / 2),
    bar: most > 0 ? round((volume / most) * height) : 0,
  }))
}

/** Straight from one to the next. */
export function straightLine(placed: readonly Placed[]): string {
  return placed.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** A price holds until the next one, and the last until the end. */
export function stepLine(placed: readonly Placed[], width: number): string {
  const [first, ...others] = placed
  if (first === undefined) return ''
  return `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}H${width}`
}

/** The one that lies closest to a place across. */
export function nearest(placed: readonly Placed[], x: number): number | undefined {
  let best: number | undefined
  for (const [nth, one] of placed.entries())
    if (best === undefined || Math.abs(one.x - x) < Math.abs((placed[best]?.x ?? 0) - x)) best = nth
  return best
}

const round = (value: number) => Math.round(value * 100) / 100
