/** Argon2 in a thread of its own, never in the pool that files and the journal use; and the line before it. */
import { Worker } from 'node:worker_threads'
import type { MemberId } from '@evenkeel/kernel'
import type { Hashed, HashWork } from './hashWorker.ts'
import type { Parameters } from './phc.ts'

/** One or more places in the line: who has them is served, and gives them back. */
export type Places = {
  digest(message: Buffer, salt: Buffer, parameters: Parameters): Promise<Buffer>
  /** More than once is once. */
  release(): void
}

export type Hasher = {
  /** Taken at once, before anything is looked up for it; nothing, when the line is full, or one's part of it. */
  reserve(count: number, member?: MemberId): Places | undefined
  stop(): Promise<void>
}

type Waiting = { resolve(tag: Buffer): void; reject(error: unknown): void }

const LINE_MOST = 64
/** Of one member who is signed in. */
const OF_ONE_MOST = 2

export function createHasher({ onFailure }: { onFailure(error: unknown): void }): Hasher {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  const ofMembers = new Map<MemberId, number>()
  let taken = 0
  let asked = 0
  let isStopped = false

  /** A thread that fails costs those who wait for it an answer; the next one starts another. */
  function fail(error: unknown): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function started(): Worker {
    const thread = new Worker(new URL('./hashWorker.ts', import.meta.url))
    thread.on('message', ({ id, tag }: Hashed) => {
      waiting.get(id)?.resolve(Buffer.from(tag))
      waiting.delete(id)
    })
    thread.on('error', (error) => {
      if (!isStopped) onFailure(error)
      fail(error)
    })
    return thread
  }

  function digest(message: Buffer, salt: Buffer, parameters: Parameters): Promise<Buffer> {
    if (isStopped) return Promise.reject(new Error('passwords are no longer hashed'))
    worker ??= started()
    const work: HashWork = { id: ++asked, message, salt, parameters }
    worker.postMessage(work)
    return new Promise((resolve, reject) => waiting.set(work.id, { resolve, reject }))
  }

  function take(count: number, member: MemberId | undefined): void {
    taken += count
    if (member === undefined) return
    const own = (ofMembers.get(member) ?? 0) + count
    if (own > 0) ofMembers.set(member, own)
    else ofMembers.delete(member)
  }

  return {
    reserve(count, member) {
      const own = member === undefined ? 0 : (ofMembers.get(member) ?? 0)
      if (
        taken + count > LINE_MOST ||
        own + count > (member === undefined ? LINE_MOST : OF_ONE_MOST)
      )
        return undefined
      take(count, member)
      let left = count
      return {
        digest,
        release() {
          take(-left, member)
          left = 0
        },
      }
    },

    async stop() {
      isStopped = true
      const thread = worker
      fail(new Error('passwords are no longer hashed'))
      await thread?.terminate()
    },
  }
}
