/** The server at one moment, as its operators see it. */
import type { Millis } from '@evenkeel/kernel'

/** Why it serves, though something needs an operator. */
export const troubles = [
  'diskNearlyFull',
  'databaseDamaged',
  'journalBroken',
  'snapshotDamaged',
  'clockWrong',
  'auditBroken',
  'payoutStuck',
] as const
export type Trouble = (typeof troubles)[number]

export type SystemFacts = {
  readonly version: string
  readonly node: string
  readonly startedAt: Millis
  readonly troubles: readonly Trouble[]
  /** Batches and entries that are durable, and the last batch that the tables of history hold. */
  readonly batches: number
  readonly entries: number
  readonly projected: number
  /** Commands that wait to be decided. */
  readonly waiting: number
  readonly sockets: number
  readonly consoles: number
  readonly memoryBytes: number
  readonly isEmbedded: boolean
  /** Where Prometheus reads; known once it is served. */
  readonly metricsUrl: string | undefined
}
