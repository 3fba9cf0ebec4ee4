/** Verifies in the background what a start has not read: the batches of the journal that its snapshot stands for. */
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { fieldsOf, type Log } from '../log.ts'
import type { VerifyNews, VerifyWork } from './verifyWorker.ts'

export type Verifier = {
  /** The last batch up to which all are what was written. */
  readonly verified: number
  /**
   * Some batch is not what was written. The process does not stop for it: its state came from a snapshot that is
   * whole, a stop would heal nothing, and the next start would be refused only once that snapshot is gone.
   */
  readonly isBroken: boolean
  start(): void
  stop(): Promise<void>
}

type Options = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  /** The snapshot's batch. */
  readonly until: number
  readonly log: Log
  readonly retryMs?: number
}

const RETRY_MS = 60_000

export function createVerifier({ retryMs = RETRY_MS, log, ...options }: Options): Verifier {
  const work: VerifyWork = options
  let [verified, isBroken, isStopped] = [0, false, false]
  let worker: Worker | undefined
  let retrying: NodeJS.Timeout | undefined

  function hear(news: VerifyNews): void {
    if ('batch' in news) {
      verified = news.batch
      if (verified === work.until) log.info('journal verified', { batch: verified })
      return
    }
    isBroken = true
    log.error('journal is damaged before the snapshot: restore the database from a backup', {
      reason: news.reason,
    })
  }

  function start(): void {
    if (work.until === 0) return
    worker = new Worker(new URL('./verifyWorker.ts', import.meta.url), { workerData: work })
    worker.on('message', hear)
    worker.on('error', (error) => {
      if (isStopped) return
      log.warn('verification of the journal failed; it begins again', fieldsOf(error))
      retrying = setTimeout(start, retryMs).unref()
    })
  }

  return {
    get verified() {
      return verified
    },
    get isBroken() {
      return isBroken
    },
    start,
    async stop() {
      isStopped = true
      clearTimeout(retrying)
      await worker?.terminate()
    },
  }
}
