/** Writes the watermark in a thread of its own: no other file of the process can keep an answer waiting. */
import { fdatasyncSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { DURABLE } from './watermarkFile.ts'

export type WatermarkWork = {
  readonly fd: number
  /** Where a record lies until it is written. */
  readonly shared: SharedArrayBuffer
}
export type Raise = { readonly length: number; readonly position: number }

const { fd, shared } = workerData as WatermarkWork
const record = new Uint8Array(shared)

parentPort?.on('message', ({ length, position }: Raise) => {
  for (let done = 0; done < length; )
    done += writeSync(fd, record, done, length - done, position + done)
  fdatasyncSync(fd)
  parentPort?.postMessage(DURABLE)
})
