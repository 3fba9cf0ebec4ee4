/** A disk for the journal that can fail as disks do: before, in the middle of, or after a write. */
import { crc32 } from 'node:zlib'
import type { Batch, Journal, Snapshot } from '@evenkeel/kernel'
import type { Random } from '@evenkeel/kernel/testing'

/** What becomes of a write: `lost` and `torn` and `unanswered` end the process. */
export type Fate = 'kept' | 'lost' | 'torn' | 'unanswered' | 'refused'

/** A write is kept, but for once in so many. */
export function chooseFate({ oneIn, pick }: Random, crashRounds: number): Fate {
  if (!oneIn(crashRounds)) return 'kept'
  return pick(['lost', 'torn', 'unanswered', 'refused'] as const)
}

type Kept = {
  readonly seq: number
  readonly at: number
  readonly payload: Uint8Array
  readonly crc: number
}
type Write = { readonly batch: Batch; resolve(): void; reject(error: Error): void }

const SNAPSHOTS = 3

export class Disk {
  #kept: Kept[] = []
  #first = 1
  #snapshots: Snapshot[] = []
  #write: Write | undefined

  /** Whether a write waits for its fate. */
  get writing(): boolean {
    return this.#write !== undefined
  }

  get snapshots(): readonly Snapshot[] {
    return this.#snapshots
  }

  /** The journal as one process sees it. */
  journal(): Journal {
    return {
      append: (batch) =>
        new Promise<void>((resolve, reject) => {
          this.#write = { batch, resolve, reject }
        }),
      batch: async (seq) => this.#at(seq),
      read: (from) => this.#readFrom(from),
    }
  }

  /** Decides the waiting write; answers with what is durable now and was not before. */
  decide(fate: Fate): Batch | undefined {
    const write = this.#write
    if (write === undefined) return undefined
    this.#write = undefined
    // Copied only now, as a disk does it: who writes over it before it is durable is found out.
    const { seq, at } = write.batch
    const payload = write.batch.payload.slice()
    const kept = { seq, at, payload, crc: crc32(payload) }
    if (fate === 'refused') write.reject(new Error('the disk refused'))
    if (fate === 'torn')
      this.#kept.push({ ...kept, payload: payload.subarray(0, payload.length >> 1) })
    if (fate !== 'kept' && fate !== 'unanswered') return undefined
    this.#kept.push(kept)
    if (fate === 'kept') write.resolve()
    return kept
  }

  /** The process is gone, and with it whatever waited to be written. */
  crash(): void {
    this.#write = undefined
  }

  /** A torn tail was never acknowledged: the next start cuts it off. Anything else is damage. */
  cutTornTail(): void {
    const last = this.#kept[this.#kept.length - 1]
    if (last !== undefined && crc32(last.payload) !== last.crc) this.#kept.pop()
    for (const { seq, payload, crc } of this.#kept)
      if (crc32(payload) !== crc) throw new Error(`batch ${seq} is damaged`)
  }

  keepSnapshot(snapshot: Snapshot): void {
    this.#snapshots.push(snapshot)
    if (this.#snapshots.length <= SNAPSHOTS) return
    this.#snapshots.shift()
    const oldest = (this.#snapshots[0] as Snapshot).seq
    this.#kept = this.#kept.filter(({ seq }) => seq > oldest - 1000)
    this.#first = (this.#kept[0] as Kept).seq
  }

  /** Whether the journal still holds everything from the first batch on. */
  get whole(): boolean {
    return this.#first === 1
  }

  dropLast(): void {
    this.#kept.pop()
  }

  #at(seq: number): Batch {
    const batch = this.#kept[seq - this.#first]
    if (batch === undefined || batch.seq !== seq) throw new Error(`there is no batch ${seq}`)
    return batch
  }

  async *#readFrom(from: number): AsyncGenerator<readonly Batch[]> {
    yield this.#kept.slice(from - this.#first)
  }
}
