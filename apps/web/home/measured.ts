/** How fast the exchange answers, as this device has seen it. */

export type Timing = Pick<PerformanceResourceTiming, 'name' | 'requestStart' | 'responseStart'>

/** Fewer say nothing; older ones are about another moment. */
const LEAST = 3
const MOST = 50

/** How long each answer took, the latest ones; what came from no server has no such time. */
export function withTimings(
  known: readonly number[],
  timings: readonly Timing[],
): readonly number[] {
  const timed = timings
    .filter(({ name, requestStart }) => isCall(name) && requestStart > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart)
  return timed.length === 0 ? known : [...known, ...timed].slice(-MOST)
}

/** In whole milliseconds, the begun one counted; `undefined` while too few are known. */
export function medianMs(times: readonly number[]): number | undefined {
  if (times.length < LEAST) return undefined
  const sorted = [...times].sort((one, other) => one - other)
  return Math.max(1, Math.ceil(sorted[sorted.length >> 1] ?? 0))
}

function isCall(address: string): boolean {
  return new URL(address).pathname.startsWith('/api/')
}
