/** The scale of a small chart: round marks on its axis, and where a value stands between them. */

export type Scale = {
  /** From the lowest up; the first and the last are the ends of the axis. */
  readonly marks: readonly number[]
  /** How far up a value is: 0 at the foot of the axis, 1 at its top. */
  share(value: number): number
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Zero is always on it: a bar that does not begin there says more than is so. */
export function scaleOf(values: readonly number[], about = 4): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = stepOf((high - low) / about)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const marks = Array.from({ length: last - first + 1 }, (_, nth) => tidy((first + nth) * step))
  const span = (last - first) * step
  return { marks, share: (value) => (value - first * step) / span }
}

/** Of many points only some can be named below the axis: the first, and then each so many. */
export function namedEvery(count: number, room: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, room)))
}

function stepOf(rough: number): number {
  if (!(rough > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.find((each) => each * power >= rough) ?? 10
  return step * power
}

/** 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
