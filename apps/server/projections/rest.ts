/** How long the projector leaves the machine to those who wait for answers, in milliseconds. */

/** Batches that become durable within this time are folded together. */
const GATHER_MS = 50

type Last = {
  /** How long the last fold took, and how long ago it ended. */
  readonly took: number
  readonly ago: number
}

/** While nobody waits for the tables: as long as the last fold took, and long enough to gather. */
export function restUnwanted({ took }: Last): number {
  return Math.max(GATHER_MS, took)
}

/** While somebody does: readers who come one after another take half of the time at most, and wait that long. */
export function restWanted({ took, ago }: Last): number {
  return Math.max(0, Math.min(GATHER_MS, took) - ago)
}
