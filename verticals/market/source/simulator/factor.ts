/** What the symbols of a class have in common: the shock of each day and minute, and its volatility. */
import { normal } from './draws.ts'
import { type Class, MINUTES_A_DAY, partsOf, weekOf } from './hours.ts'
import { kept } from './kept.ts'
import { type Noise, WORDS } from './noise.ts'
import { type Clusters, createShocks, type Shock } from './shocks.ts'
import { logVarianceOf, WARM_UP } from './volatility.ts'

export type Factor = {
  readonly clusters: Clusters
  /** Each minute's part of an ordinary day's variance, from Monday on. */
  readonly week: Float64Array
  /** The same for the minutes of one day, by the clocks of that day. */
  parts(day: number): Float64Array
  shock(day: number): Shock
  minutes(day: number): { readonly shocks: Float64Array; readonly logVariance: Float64Array }
}

const CLUSTERS: Readonly<Record<Class, Clusters>> = {
  crypto: { answer: 0.12, memory: 0.865, most: 8 },
  forex: { answer: 0.05, memory: 0.92, most: 2.5 },
  stock: { answer: 0.09, memory: 0.885, most: 5 },
}
const [FAST_SIZE, SLOW_SIZE] = [0.4, 0.65]
const MOST_DAYS = 64

export function createFactor(listedUnder: Class, noise: (name: string) => Noise): Factor {
  const ofMinutes = noise(`${listedUnder} minutes`)
  const clusters = CLUSTERS[listedUnder]
  const week = weekOf(listedUnder)
  return {
    clusters,
    week,
    parts: kept(MOST_DAYS, (day) => partsOf(listedUnder, week, day)),
    shock: createShocks(noise(`${listedUnder} days`), clusters),
    minutes: kept(MOST_DAYS, (day) => {
      const words = ofMinutes(day * MINUTES_A_DAY, WARM_UP + MINUTES_A_DAY)
      const shocks = new Float64Array(MINUTES_A_DAY)
      for (let minute = 0; minute < MINUTES_A_DAY; minute++)
        shocks[minute] = normal(words[(minute + WARM_UP) * WORDS]!)
      return { shocks, logVariance: logVarianceOf(words, FAST_SIZE, SLOW_SIZE) }
    }),
  }
}
