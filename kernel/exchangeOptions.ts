/** What the exchange loop is given: where it writes, what time it is, and whom it reports to. */
import type { Millis } from './decision.ts'
import type { ReportFailure } from './dueWork.ts'
import type { Journal } from './journal.ts'
import type { Machine } from './machine.ts'

export type ExchangeOptions = {
  readonly machine: Machine
  readonly journal: Journal
  readonly clock: () => Millis
  /** A moment in which more commands may come: a busy exchange then writes fewer, larger batches. */
  readonly groupCommitDelay?: () => Promise<void>
  /** How deferrable work takes turns with commands; without it, all that is due is done at once. */
  readonly turns?: Turns
  /** The process must stop: what is in memory may not be in the journal. */
  readonly onBroken: (error: unknown) => void
  /** A decision threw and changed nothing: that command is refused, or that work left out, and everybody else goes on. */
  readonly onDecisionFailure?: ReportFailure
  /** A listener threw: it is told nothing any more, and everybody else goes on. */
  readonly onListenerFailure?: (error: unknown) => void
}

export type Turns = {
  /** A stopwatch, in milliseconds. */
  elapsed(): number
  /** Runs it once those who wait for this thread have had their turn. */
  next(work: () => void): void
}
