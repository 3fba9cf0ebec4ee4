/** Answers that are in the journal, for requests that are made again. */
import { Broken } from './assert.ts'
import { Reader } from './bytes.ts'
import type { Decision, Typed } from './decision.ts'
import { type Entry, type EntryCodec, entriesOf, type Realm } from './entry.ts'
import { findAnswers } from './group.ts'
import type { Journal } from './journal.ts'
import type { RequestKey } from './requestKey.ts'

export class KeptAnswers {
  readonly #journal: Pick<Journal, 'batch'>
  readonly #codec: EntryCodec
  /** The batches that are being read: requests that came together are repeated together. */
  readonly #reading = new Map<number, Promise<Entry[]>>()

  constructor(journal: Pick<Journal, 'batch'>, codec: EntryCodec) {
    this.#journal = journal
    this.#codec = codec
  }

  /** Rejects with `Broken` when the batch does not hold the answer that it is known for. */
  async find(batch: number, realm: Realm, key: RequestKey): Promise<Decision<Typed>[]> {
    const reading = this.#reading.get(batch) ?? this.#read(batch)
    this.#reading.set(batch, reading)
    try {
      const decisions = findAnswers(await reading, realm, key)
      if (decisions !== undefined) return decisions
    } finally {
      // Whoever came with this one has the promise; a later one is somebody else's.
      if (this.#reading.get(batch) === reading) this.#reading.delete(batch)
    }
    throw new Broken(`batch ${batch} holds the answer that it is known for`)
  }

  async #read(batch: number): Promise<Entry[]> {
    const { payload } = await this.#journal.batch(batch)
    return entriesOf(this.#codec, new Reader(payload))
  }
}
