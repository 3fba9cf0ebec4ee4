/** Candles of the past by whichever source is in force: another source takes another thread. */
import type { History } from '../candles/history.ts'

export type SwitchedHistory = History & {
  /** What is asked from now on, the next one tells. */
  renew(): void
}

export function createSwitched(
  start: () => History,
  onFailure: (error: unknown) => void,
): SwitchedHistory {
  let current = start()
  return {
    settled: (rows) => current.settled(rows),
    read: (question, asker) => current.read(question, asker),
    write: (question, shape, asker) => current.write(question, shape, asker),
    stop: () => current.stop(),
    renew() {
      const before = current
      current = start()
      before.stop().catch(onFailure)
    },
  }
}
