/** Paces what strangers say, and what is said about topics: a burst waits for its turn, more than that is refused, and a flood ends it. */
import type { Buckets } from '../buckets.ts'
import type { Client } from './client.ts'
import { TOPICS_MAX } from './message.ts'

/** Heard at once, in its turn, or not at all; or the client is to be cut off. */
export type Verdict = 'now' | 'waits' | 'refused' | 'flood'

export type Pace = {
  take(client: Client, text: string): Verdict
  leave(client: Client): void
}

type Queue = { readonly texts: string[]; size: number; refused: number; turns: NodeJS.Timeout }

/** Who subscribes to all that a socket may listen to, one by one, is heard in the end. */
const WAITING_MAX = TOPICS_MAX
/** Of all that waits on one socket, in characters. */
const SIZE_MAX = 16_384
/** Whoever was told so many times in a row that it is too much does not listen. */
const REFUSED_MAX = 64

export function createPace(options: {
  readonly buckets: Buckets
  readonly perSecond: number
  readonly now: () => number
  /** Its turn has come. */
  readonly hear: (client: Client, text: string) => void
}): Pace {
  const { buckets, perSecond, now, hear } = options
  const queues = new Map<Client, Queue>()

  function open(client: Client): Queue {
    const turns = setInterval(() => next(client), 1_000 / perSecond)
    const queue: Queue = { texts: [], size: 0, refused: 0, turns }
    queues.set(client, queue)
    return queue
  }

  function next(client: Client): void {
    const queue = queues.get(client)
    if (queue === undefined || !buckets.take(client.number, now())) return
    const text = queue.texts.shift() ?? ''
    queue.size -= text.length
    if (queue.texts.length === 0) leave(client)
    hear(client, text)
  }

  function leave(client: Client): void {
    clearInterval(queues.get(client)?.turns)
    queues.delete(client)
  }

  return {
    take(client, text) {
      const waiting = queues.get(client)
      if (waiting === undefined && buckets.take(client.number, now())) return 'now'
      const queue = waiting ?? open(client)
      if (queue.texts.length < WAITING_MAX && queue.size + text.length <= SIZE_MAX) {
        queue.texts.push(text)
        queue.size += text.length
        return 'waits'
      }
      return ++queue.refused <= REFUSED_MAX ? 'refused' : 'flood'
    },
    leave,
  }
}
