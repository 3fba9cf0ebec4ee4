/** The watermark: the last batch that may have been acknowledged, durable outside of the database's own files. */
import type { FileHandle } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import {
  DURABLE,
  type Mark,
  makeWatermark,
  RECORD_BYTES,
  type Written,
  writeRecord,
} from './watermarkFile.ts'
import type { Raise, WatermarkWork } from './watermarkWorker.ts'

export type Watermark = {
  /**
   * Resolves when this is durable, in the place of the batch before the last, or of the one that is
   * named. One at a time. After a rejection nothing may be acknowledged.
   */
  raise(written: Written, inPlaceOf?: number): Promise<void>
  close(): Promise<void>
}

type Pending = { resolve(): void; reject(error: unknown): void }

/** Begins at this mark, whatever the file said before. */
export async function startWatermark(path: string, mark: Mark): Promise<Watermark> {
  return watermarkIn(await makeWatermark(path, mark))
}

export function watermarkIn(file: FileHandle): Watermark {
  const shared = new SharedArrayBuffer(RECORD_BYTES)
  const record = Buffer.from(shared)
  const workerData: WatermarkWork = { fd: file.fd, shared }
  const worker = new Worker(new URL('./watermarkWorker.ts', import.meta.url), { workerData })
  let pending: Pending | undefined
  let failure: unknown
  worker.on('message', (message) => {
    // Under `node --watch` a thread also says which files it has read.
    if (message !== DURABLE) return
    const { resolve } = pending as Pending
    pending = undefined
    resolve()
  })
  // An error of the disk ends the thread: what it left in the file is for the next start to judge.
  worker.on('error', (error) => {
    failure = error
    pending?.reject(error)
  })
  return {
    raise: (written, inPlaceOf = written.mark.seq) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure)
        pending = { resolve, reject }
        const length = writeRecord(record, written)
        const raise: Raise = { length, position: (inPlaceOf % 2) * RECORD_BYTES }
        worker.postMessage(raise)
      }),
    async close() {
      await worker.terminate()
      await file.close()
    },
  }
}
