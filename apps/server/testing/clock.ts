/** The time of a server, turned by hand: no test need wait for it, nor keep up with it. */
import { type Clock, createClock } from '../clock.ts'

export type TurnedClock = Clock & { pass(ms: number): void }

/** Stands still: what was used up stays so, however slow the machine. */
export function standingClock(): TurnedClock {
  const begun = Date.now()
  return turned({ now: () => begun, correct: () => undefined })
}

/** Goes on with the time of the machine. */
export function runningClock(): TurnedClock {
  return turned(createClock())
}

function turned({ now, correct }: Clock): TurnedClock {
  let passed = 0
  return {
    now: () => now() + passed,
    correct,
    pass(ms) {
      passed += ms
    },
  }
}
