/** Starts the thread in which a vertical looks at all real balances of one moment. */
import { Worker } from 'node:worker_threads'
import type { LedgerRun } from '@evenkeel/wire/server'
import type { LedgerWork } from './ledgerWorker.ts'

export function runOnLedger(work: LedgerWork): LedgerRun {
  const worker = new Worker(new URL('./ledgerWorker.ts', import.meta.url), { workerData: work })
  const done = new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    // After a message or an error this changes nothing.
    worker.once('exit', () => reject(new Error('the ledger thread was ended')))
  })
  return {
    done,
    async stop() {
      await worker.terminate()
      await done.catch(() => undefined)
    },
  }
}
