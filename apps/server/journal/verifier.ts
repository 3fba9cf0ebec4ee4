/** Verifies the batches before the snapshot, which the start did not read, in the background. */
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { fieldsOf, type Log } from '../log.ts'
import type { VerifyNews, VerifyWork } from './verifyWorker.ts'

export type Verifier = {
  /** All batches up to this one are verified. */
  readonly verified: number
  /**
   * A batch is missing or changed. The process keeps running: its state came from an intact snapshot, a stop would
   * repair nothing, and a start fails on that batch only once no snapshot after it is left.
   */
  readonly isBroken: boolean
  start(): void
  stop(): Promise<void>
}

type Options = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  /** Batch of the snapshot: the last one to verify. */
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
