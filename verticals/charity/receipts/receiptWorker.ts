/** The thread that makes receipts. */
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawReceipt } from './pdf.ts'
import type { Receipt } from './receipt.ts'

export type ReceiptWork = { readonly id: number; readonly receipt: Receipt }
export type Made = {
  readonly id: number
  readonly pdf?: Uint8Array
  readonly error?: string
}

const NICENESS = 10

// Those who wait for orders go first. Linux means this thread alone, others the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

let last: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ id, receipt }: ReceiptWork) => {
  last = last.then(async () => parentPort?.postMessage(await made(id, receipt)))
})

async function made(id: number, receipt: Receipt): Promise<Made> {
  try {
    return { id, pdf: await drawReceipt(receipt) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : 'no receipt' }
  }
}
