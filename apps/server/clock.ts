/** The exchange's clock: monotonic time, drawn gently towards the wall clock, never jumping with it. */

export type Clock = {
  now(): number
  /** Compares with the wall clock; answers by how much that has jumped away, if it has. */
  correct(): number | undefined
}

type Sources = { wall(): number; steady(): number }

const JUMP_MS = 1_000
const STEP_MS = 5

export function createClock(
  sources: Sources = { wall: Date.now, steady: () => performance.now() },
): Clock {
  let offset = sources.wall() - sources.steady()
  return {
    now: () => Math.floor(offset + sources.steady()),
    correct() {
      const behind = sources.wall() - (offset + sources.steady())
      if (Math.abs(behind) > JUMP_MS) return behind
      offset += Math.max(-STEP_MS, Math.min(STEP_MS, behind))
      return undefined
    },
  }
}
