/** How a whole is divided around a ring. */

export type Arc = {
  /** 0 to 1. */
  readonly share: number
  readonly from: number
  /** In tenths of a percent, so that what is shown adds up to the whole. */
  readonly permille: number
}

/** The largest remainders are rounded up, as seats are given out: 33.4, 33.3, 33.3. */
export function arcsOf(values: readonly number[]): readonly Arc[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  if (whole === 0) return values.map(() => ({ share: 0, from: 0, permille: 0 }))
  const shares = values.map((value) => Math.max(0, value) / whole)
  const permilles = shares.map((share) => Math.floor(share * 1000))
  const missing = 1000 - permilles.reduce((sum, part) => sum + part, 0)
  const byRemainder = shares
    .map((share, nth) => ({ nth, rest: share * 1000 - Math.floor(share * 1000) }))
    .sort((one, other) => other.rest - one.rest || one.nth - other.nth)
  const raised = new Set(byRemainder.slice(0, missing).map(({ nth }) => nth))
  let from = 0
  return shares.map((share, nth) => {
    const arc = { share, from, permille: (permilles[nth] ?? 0) + (raised.has(nth) ? 1 : 0) }
    from += share
    return arc
  })
}
