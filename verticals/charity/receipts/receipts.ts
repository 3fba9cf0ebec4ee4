/** Receipts are made in a thread of their own, one after the other: nobody's order waits for a font. */
import { Worker } from 'node:worker_threads'
import type { FileAnswer } from '@evenkeel/wire/server'
import { once } from '../payouts/documents.ts'
import type { Receipt } from './receipt.ts'
import type { Made, ReceiptWork } from './receiptWorker.ts'

export type Receipts = {
  /** Nothing, while too many wait. */
  make(receipt: Receipt): Promise<FileAnswer | undefined>
  stop(): Promise<void>
}

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: unknown): void }

const LINE_MOST = 8
/** A thread holds fonts: it goes when nobody has asked for a while. */
const IDLE_MS = 60_000

export function createReceipts({ onFailure }: { onFailure(error: unknown): void }): Receipts {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0
  let isStopped = false

  /** A thread that fails costs those who wait for it their receipt; the next one starts another. */
  function fail(error: unknown): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (waiting.size > 0) return rest()
      const thread = worker
      worker = undefined
      thread?.terminate().catch(onFailure)
    }, IDLE_MS).unref()
  }

  function started(): Worker {
    const thread = new Worker(new URL('./receiptWorker.ts', import.meta.url))
    thread.unref()
    thread.on('message', ({ id, pdf, error }: Made) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (pdf !== undefined) one?.resolve(pdf)
      else one?.reject(new Error(error))
    })
    thread.on('error', (error) => {
      if (!isStopped) onFailure(error)
      fail(error)
    })
    return thread
  }

  return {
    async make(receipt) {
      if (isStopped || waiting.size >= LINE_MOST) return undefined
      worker ??= started()
      rest()
      const work: ReceiptWork = { id: ++asked, receipt }
      worker.postMessage(work)
      const pdf = await new Promise<Uint8Array>((resolve, reject) =>
        waiting.set(work.id, { resolve, reject }),
      )
      return { name: receipt.name, type: 'application/pdf', parts: once(pdf) }
    },

    async stop() {
      isStopped = true
      clearTimeout(idle)
      const thread = worker
      fail(new Error('receipts are no longer made'))
      await thread?.terminate()
    },
  }
}
