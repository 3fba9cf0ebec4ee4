/** Work that is done one after the other, in the order in which it came; for members with limits on how much may wait. */
import type { MemberId } from '@evenkeel/kernel'

export type SerialQueue = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const outcome = last.then(work)
    last = outcome.catch(() => undefined)
    return outcome
  }
}

export type QueueLimits = {
  /** How many of one member may be under way or wait, and how many of all members. */
  readonly perMember: number
  readonly overall: number
}

export type MemberQueues = {
  /** One after the other for each member; `full` for what is more than the limits allow. */
  run<Outcome>(member: MemberId, work: () => Promise<Outcome>): Promise<Outcome | 'full'>
  /** Resolves when all that waits now is done. */
  idle(): Promise<void>
}

export function createMemberQueues({ perMember, overall }: QueueLimits): MemberQueues {
  const queues = new Map<MemberId, { readonly queue: SerialQueue; length: number }>()
  let inAll = 0
  return {
    async run(member, work) {
      const own = queues.get(member) ?? { queue: createSerialQueue(), length: 0 }
      if (inAll >= overall || own.length >= perMember) return 'full'
      queues.set(member, own)
      own.length++
      inAll++
      try {
        return await own.queue(work)
      } finally {
        inAll--
        own.length--
        if (own.length === 0) queues.delete(member)
      }
    },
    async idle() {
      const waiting = [...queues.values()].map(({ queue }) => queue(async () => undefined))
      await Promise.all(waiting)
    },
  }
}
