/** What the exchange asks of a journal: one writer, batches in order, durable when it says so. */
import type { Millis } from './decision.ts'

export type Batch = {
  /** 1, 2, 3 ...: the number of the batch. */
  readonly seq: number
  readonly at: Millis
  readonly payload: Uint8Array
}

export type Journal = {
  /**
   * Resolves when the batch is durable; its payload may be written over from then on. After a
   * rejection nothing may be appended or answered.
   */
  append(batch: Batch): Promise<void>
  /** One batch that is in the journal. */
  batch(seq: number): Promise<Batch>
  /** All batches from this one on, in order, several at a time. */
  read(from: number): AsyncIterable<readonly Batch[]>
}

/** The bytes of a state, piece by piece: it may be larger than any one value can be. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The whole state after a batch, and the number of that batch. */
export type Snapshot = { readonly seq: number; readonly at: Millis; readonly pieces: Pieces }
