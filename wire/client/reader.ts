/** Reads the messages of a socket in order and in short batches, without those that a newer one replaces. */
import type { ChannelNews } from '../envelope.ts'
import { type Arrived, Inbox, type Waiting } from './inbox.ts'

export type Frame = {
  readonly event?: string
  readonly code?: number
  readonly channel?: string
  readonly data?: unknown
  /** What one batch of the journal changed, where that is news on several channels. */
  readonly news?: readonly ChannelNews[]
  readonly realm?: string
  /** Of the market's messages: the topic, when it was said, and what. An answer to a ping says when it was given. */
  readonly ch?: string
  readonly ts?: number
  readonly tick?: unknown
}

type Parts = {
  onFrame(frame: Frame, arrived: Waiting): void
  /** What arrived cannot be read. */
  onFault(): void
}

export type Reader = {
  put(arrived: Arrived): void
  /** When the message arrived that has waited longest, the one being read included. */
  waitingSince(): number | undefined
  /** Delivers no further frames. */
  stop(): void
}

/** Longest batch before the browser may draw and take input. */
const BATCH_MS = 8

export function createReader({ onFrame, onFault }: Parts): Reader {
  const inbox = new Inbox()
  let isReading = false
  let isOver = false
  let readingSince: number | undefined

  /** One at a time, since inflating is asynchronous and messages must stay in order. */
  async function readAll(): Promise<void> {
    if (isReading) return
    isReading = true
    let restedAt = performance.now()
    for (let next = inbox.take(); next !== undefined && !isOver; next = inbox.take()) {
      readingSince = next.since
      const frame = await read(next).catch(onFault)
      if (isOver || !frame) break
      try {
        onFrame(frame, next)
      } catch (error) {
        tellConsole(error)
      }
      if (performance.now() - restedAt < BATCH_MS) continue
      await rest()
      restedAt = performance.now()
    }
    isReading = false
    readingSince = undefined
  }

  return {
    put(arrived) {
      inbox.put(arrived)
      void readAll()
    },
    // What is being read was taken in turn, so an unread message may have waited longer.
    waitingSince: () => leastOf(readingSince, inbox.oldest),
    stop() {
      isOver = true
    },
  }
}

function leastOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}

/** A listener's bug is told to the console, and does not stop the news for the others. */
export function tellConsole(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

async function read({ data }: Arrived): Promise<Frame> {
  if (typeof data === 'string') return JSON.parse(data) as Frame
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(plain).json()) as Frame
}

/** Yields to drawing, input and arriving messages. Not by a timer: a hidden page may have one a minute. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
