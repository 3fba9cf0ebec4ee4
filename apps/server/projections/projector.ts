/** The projector as the server sees it: told what is durable, it says how far the tables are. */
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Durable, ProjectorWork } from './projectorWorker.ts'

export type Projector = {
  /** The last batch that the tables hold. */
  readonly position: number
  durable(seq: number): void
  /** Resolves when the tables hold this batch, or with `false` when they do not within that time. */
  reached(seq: number, withinMs?: number): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  readonly connection: pg.ClientConfig
  readonly stream: string
  /** The tables can no longer follow the journal: the process must stop. */
  onFailure(error: unknown): void
}

export async function startProjector({
  connection,
  stream,
  onFailure,
}: Options): Promise<Projector> {
  const workerData: ProjectorWork = { connection, stream }
  const file = new URL('./projectorWorker.ts', import.meta.url)
  const worker = new Worker(file, { workerData, name: 'projector' })
  let position = 0
  let durable = 0
  let told = 0
  /** The last batch that the worker was told somebody waits for. */
  let wanted = 0
  let stopping = false
  let waiting: { seq: number; resolve: (isHeld: boolean) => void }[] = []
  const first = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  worker.on('message', (seq: number) => {
    position = seq
    for (const { resolve } of waiting.filter((waiter) => waiter.seq <= seq)) resolve(true)
    waiting = waiting.filter((waiter) => waiter.seq > seq)
    if (durable > told) tell(false)
  })
  worker.on('error', (error) => {
    if (!stopping) onFailure(error)
  })
  await first

  function tell(isWanted: boolean): void {
    told = durable
    if (isWanted) wanted = durable
    worker.postMessage({ seq: durable, wanted: isWanted } satisfies Durable)
  }

  return {
    get position() {
      return position
    },
    durable(seq) {
      durable = seq
      // One message at a time is under way: the next goes out when the worker reports.
      if (told <= position) tell(false)
    },
    reached(seq, withinMs) {
      if (seq <= position) return Promise.resolve(true)
      return new Promise((resolve) => {
        const waiter = { seq, resolve }
        waiting.push(waiter)
        // Those who ask between two batches want the same.
        if (wanted < durable) tell(true)
        if (withinMs === undefined) return
        const timer = setTimeout(() => {
          waiting = waiting.filter((other) => other !== waiter)
          resolve(false)
        }, withinMs)
        waiter.resolve = (isHeld) => {
          clearTimeout(timer)
          resolve(isHeld)
        }
      })
    },
    async stop() {
      stopping = true
      await worker.terminate()
    },
  }
}
