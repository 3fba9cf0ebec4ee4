/** Where the percentage slider stops. */

export const STOPS = [0, 25, 50, 75, 100] as const
const NEAR = 3

/** A hand that drags close to a stop means the stop; keys go where they say. */
export function snap(percent: number): number {
  const bounded = Math.min(100, Math.max(0, Math.round(percent)))
  return STOPS.find((stop) => Math.abs(stop - bounded) <= NEAR) ?? bounded
}

/** The next stop in a direction. */
export function nextStop(percent: number, direction: 1 | -1): number {
  const further =
    direction === 1
      ? STOPS.find((stop) => stop > percent)
      : STOPS.findLast((stop) => stop < percent)
  return further ?? (direction === 1 ? 100 : 0)
}
