/** What an exchange is made of. */
import type { Millis } from './decision.ts'
import type { Journal } from './journal.ts'
import type { Machine } from './machine.ts'

export type ExchangeOptions = {
  readonly machine: Machine
  readonly journal: Journal
  readonly clock: () => Millis
  /** A moment in which more commands may come: a busy exchange then writes fewer, larger batches. */
  readonly breathe?: () => Promise<void>
  /** The process must stop: what is in memory may not be in the journal. */
  readonly onBroken: (error: unknown) => void
}
