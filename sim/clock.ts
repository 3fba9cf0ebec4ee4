/** The simulated clock: it runs on by chance, jumps ahead, and for a while back. */
import type { Random } from '@evenkeel/kernel/testing'

const STEP_MS = 200_000
const HOUR_MS = 3_600_000

export class Clock {
  #time = 1_700_000_000_000
  /** How far it has jumped back, for a while. */
  #behind = 0

  get now(): number {
    return this.#time - this.#behind
  }

  /** Time goes by in which nothing is done. */
  skip(ms: number): void {
    this.#time += ms
  }

  pass({ oneIn, below }: Random): void {
    this.#time += below(STEP_MS * 2)
    if (oneIn(500)) this.#behind = below(10 * 365 * 24) * HOUR_MS
    else if (oneIn(10)) this.#behind = 0
    if (oneIn(5_000)) this.#time += below(12) * HOUR_MS
  }
}
