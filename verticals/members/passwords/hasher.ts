/** The line before the threads that hash: how many may stand in it, and how many of one member. */
import type { MemberId } from '@evenkeel/kernel'
import { createHashThreads } from './hashThreads.ts'
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

const LINE_MOST = 64
/** Of one member who is signed in. */
const OF_ONE_MOST = 2

export function createHasher({ onFailure }: { onFailure(error: unknown): void }): Hasher {
  const threads = createHashThreads({ onFailure })
  const ofMembers = new Map<MemberId, number>()
  let taken = 0

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
        digest: (message, salt, parameters) => threads.digest({ message, salt, parameters }),
        release() {
          take(-left, member)
          left = 0
        },
      }
    },

    stop: threads.stop,
  }
}
