/** Threads of their own for Argon2, never the pool that files and the journal use: one that works when nobody else does, and one for when that would be never. */
import { Worker } from 'node:worker_threads'
import type { HashWork, Pace } from './hashWorker.ts'

export type HashThreads = {
  /** One after the other, in the order in which they came. */
  digest(work: HashWork): Promise<Buffer>
  stop(): Promise<void>
}

type Options = {
  onFailure(error: unknown): void
  /** A hash that takes so long has nobody's idle time to be made in. */
  readonly starvedMs?: number
}
type Waiting = {
  readonly work: HashWork
  resolve(tag: Buffer): void
  reject(error: unknown): void
}
type Thread = { readonly worker: Worker; hashesFor: Waiting | undefined; isStuck: boolean }

const STARVED_MS = 1_000
/** How long nobody waits for idle time after somebody did so in vain. */
const CROWDED_MS = 60_000
const OVER = 'passwords are no longer hashed'

export function createHashThreads({ onFailure, starvedMs = STARVED_MS }: Options): HashThreads {
  const line: Waiting[] = []
  const threads = new Map<Pace, Thread>()
  let crowdedUntil = 0
  let starving: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function goOn(): void {
    if (line.length === 0) return
    const isCrowded = performance.now() < crowdedUntil || threads.get('whenIdle')?.isStuck
    const pace = isCrowded ? 'always' : 'whenIdle'
    const thread = threads.get(pace) ?? started(pace)
    if (thread.hashesFor !== undefined) return
    const waiting = line.shift() as Waiting
    thread.hashesFor = waiting
    thread.worker.postMessage(waiting.work)
    if (pace === 'whenIdle') starving = setTimeout(() => takeOver(thread, waiting), starvedMs)
  }

  /** Hashes it once more, where it does not depend on others' leisure. */
  function takeOver(thread: Thread, waiting: Waiting): void {
    thread.isStuck = true
    crowdedUntil = performance.now() + CROWDED_MS
    line.unshift(waiting)
    goOn()
  }

  function started(pace: Pace): Thread {
    const worker = new Worker(new URL('./hashWorker.ts', import.meta.url), { workerData: pace })
    const thread: Thread = { worker, hashesFor: undefined, isStuck: false }
    threads.set(pace, thread)
    worker.on('message', (tag: Uint8Array) => {
      const done = free(thread)
      done?.resolve(Buffer.from(tag))
      goOn()
    })
    // Costs the one whom it hashed for an answer; another one is started for the next.
    worker.on('error', (error) => {
      if (isStopped) return
      free(thread)?.reject(error)
      threads.delete(pace)
      onFailure(error)
      goOn()
    })
    return thread
  }

  function free(thread: Thread): Waiting | undefined {
    const { hashesFor } = thread
    if (thread === threads.get('whenIdle')) clearTimeout(starving)
    thread.hashesFor = undefined
    thread.isStuck = false
    return hashesFor
  }

  return {
    digest(work) {
      if (isStopped) return Promise.reject(new Error(OVER))
      return new Promise((resolve, reject) => {
        line.push({ work, resolve, reject })
        goOn()
      })
    },

    async stop() {
      isStopped = true
      clearTimeout(starving)
      const all = [...threads.values()]
      for (const waiting of [...all.map(({ hashesFor }) => hashesFor), ...line.splice(0)])
        waiting?.reject(new Error(OVER))
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}
