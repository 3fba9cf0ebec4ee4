/** Writes the watermark in a thread of its own: no other file of the process can keep an answer waiting. */
import { fdatasyncSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

export type WatermarkWork = { readonly fd: number }
export type Raise = { readonly record: Uint8Array; readonly position: number }

const { fd } = workerData as WatermarkWork

parentPort?.on('message', ({ record, position }: Raise) => {
  for (let done = 0; done < record.length; )
    done += writeSync(fd, record, done, record.length - done, position + done)
  fdatasyncSync(fd)
  parentPort?.postMessage('durable')
})
