/** What the symbols of a class have in common: the shock of each day and step, and its volatility. */
import { coarseNormal } from './draws.ts'
import {
  type Class,
  MINUTES_A_DAY,
  partsOf,
  SECONDS_A_DAY,
  stepSecondsOf,
  weekOf,
} from './hours.ts'
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
  logVariance(day: number): Float64Array
  /** The shock of each step. */
  shocks(day: number): Float32Array
}

const CLUSTERS: Readonly<Record<Class, Clusters>> = {
  crypto: { answer: 0.12, memory: 0.865, most: 8 },
  forex: { answer: 0.05, memory: 0.92, most: 2.5 },
  stock: { answer: 0.09, memory: 0.885, most: 5 },
}
const [FAST_SIZE, SLOW_SIZE] = [0.4, 0.65]
const MOST_DAYS = 64
/** A day of shocks is large, and all symbols of a class ask for the same. */
const MOST_DAYS_OF_SHOCKS = 2

export function createFactor(listedUnder: Class, noise: (name: string) => Noise): Factor {
  const ofMinutes = noise(`${listedUnder} minutes`)
  const ofSteps = noise(`${listedUnder} steps`)
  const clusters = CLUSTERS[listedUnder]
  const week = weekOf(listedUnder)
  return {
    clusters,
    week,
    parts: kept(MOST_DAYS, (day) => partsOf(listedUnder, week, day)),
    shock: createShocks(noise(`${listedUnder} days`), clusters),
    logVariance: kept(MOST_DAYS, (day) => {
      const words = ofMinutes(day * MINUTES_A_DAY, WARM_UP + MINUTES_A_DAY)
      return logVarianceOf(words, FAST_SIZE, SLOW_SIZE)
    }),
    // Each word makes two.
    shocks: kept(MOST_DAYS_OF_SHOCKS, (day) => {
      const most = SECONDS_A_DAY / (2 * WORDS)
      const words = ofSteps(day * most, most / stepSecondsOf(day))
      const shocks = new Float32Array(words.length * 2)
      for (let nth = 0; nth < words.length; nth++) {
        shocks[2 * nth] = coarseNormal(words[nth]!)
        shocks[2 * nth + 1] = coarseNormal(words[nth]! >>> 12)
      }
      return shocks
    }),
  }
}
