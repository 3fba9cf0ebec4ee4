/** Shocks, one a day: their size by chance, their variance in clusters, and how much interest the market takes. */
import { coarseNormal, grow, normal } from './draws.ts'
import { type Noise, WORDS } from './noise.ts'

export type Shock = {
  /** In standard deviations. */
  readonly size: number
  /** 1 on an ordinary day. */
  readonly variance: number
  /** How much more is traded than on an ordinary day that moves as much. */
  readonly interest: number
}

/** How variance answers to a shock, how much of it lingers, and how far above the ordinary it may go. */
export type Clusters = {
  readonly answer: number
  readonly memory: number
  readonly most: number
}

const DAYS_AT_ONCE = 256
/** How much wilder or tamer a day may be than the days before it let expect. */
const MOOD = 0.4
const [INTEREST, INTEREST_MEMORY] = [0.1, 0.75]

/** Of the days from the first on. */
export function createShocks(noise: Noise, clusters: Clusters): (day: number) => Shock {
  const { answer, memory, most } = clusters
  const shocks: Shock[] = []
  let words: Uint32Array = new Uint32Array()
  let variance = 1
  let interest = 0
  return (day) => {
    while (shocks.length <= day) {
      const place = (shocks.length % DAYS_AT_ONCE) * WORDS
      if (place === 0) words = noise(shocks.length, DAYS_AT_ONCE)
      const size = normal(words[place]!)
      const mood = grow(MOOD * coarseNormal(words[place + 1]!) - (MOOD * MOOD) / 2)
      interest = INTEREST_MEMORY * interest + INTEREST * coarseNormal(words[place + 2]!)
      shocks.push({ size, variance: Math.min(most, variance * mood), interest: grow(interest) })
      variance = Math.min(most, 1 - answer - memory + variance * (memory + answer * size * size))
    }
    return shocks[day]!
  }
}
