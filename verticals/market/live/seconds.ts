/** The last minutes of a symbol, a price a second: read from what the board remembers of the reference price. */
import type { Millis, Price, Prices } from '@evenkeel/kernel'

/** Where the reference price stood at a whole second. */
export type SecondPrice = { readonly at: Millis; readonly price: Price }

const SECOND: Millis = 1_000
/** No answer holds more. */
const SECONDS_MAX = 300

/** The last price of each of the seconds up to now, from the oldest on; none for a second without one, or with a stale one. */
export function secondsUpTo(
  now: Millis,
  symbol: string,
  prices: Pick<Prices, 'referenceAt'>,
): readonly SecondPrice[] {
  const points: SecondPrice[] = []
  const end = Math.floor(now / SECOND) * SECOND
  for (let nth = SECONDS_MAX - 1; nth >= 0; nth--) {
    const moment = end - nth * SECOND
    const reference = prices.referenceAt(symbol, moment)
    if (reference === undefined || reference.isStale || reference.at <= moment - SECOND) continue
    points.push({ at: moment, price: reference.price })
  }
  return points
}
