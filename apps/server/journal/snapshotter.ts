/** Decides when a snapshot is due and has it cut in the background. */
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { SnapshotWork } from './snapshotWorker.ts'

export type Snapshotter = {
  /** Tells how far the journal is: its last durable batch, and all entries so far. */
  reached(batch: number, entries: number): void
  /** Cuts one now, whatever is due; resolves when it is kept. */
  cut(batch: number): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  /** A snapshot is due when this many entries came since the last. */
  readonly everyEntries: number
  /** The entries that the last snapshot already holds. */
  readonly entries: number
  /** Told of the batches of snapshots that were damaged: they are gone, and a new one is there. */
  onDamaged(seqs: readonly number[]): void
  onFailure(error: unknown): void
}

export function createSnapshotter(options: Options): Snapshotter {
  const { connection, stream, everyEntries, onDamaged, onFailure } = options
  let held = options.entries
  let cutting: { worker: Worker; done: Promise<void> } | undefined

  function cut(batch: number): Promise<void> {
    if (cutting !== undefined) return cutting.done.then(() => cut(batch))
    const workerWork: SnapshotWork = { connection, stream, until: batch }
    const worker = new Worker(new URL('./snapshotWorker.ts', import.meta.url), {
      workerData: workerWork,
    })
    worker.on('message', onDamaged)
    const done = new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => resolve())
    }).finally(() => {
      cutting = undefined
    })
    cutting = { worker, done }
    return done
  }

  return {
    reached(batch, entries) {
      if (entries - held < everyEntries || cutting !== undefined) return
      held = entries
      cut(batch).catch(onFailure)
    },
    cut,
    async stop() {
      await cutting?.worker.terminate()
      await cutting?.done.catch(() => undefined)
    },
  }
}
