/** One connection of the stream: it says when nothing is heard any more, and ends when that lasts. */
import type { ChannelNews } from '../envelope.ts'
import type { Ping } from './clock.ts'
import { type Arrived, Inbox } from './inbox.ts'

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

export type Timing = {
  /** How often it is looked whether anything was heard. */
  readonly beatMs: number
  /** A line that is quiet for so long is asked whether it is still there. */
  readonly askMs: number
  /** Quiet for so long, it is called silent: what came over it may no longer be so. */
  readonly silentMs: number
  /** Quiet for so long, it is given up: a phone that changes networks leaves a socket that looks open. */
  readonly deadMs: number
  /** However much is heard, the exchange hears from us so often. */
  readonly pingMs: number
}

export type LineParts = {
  /** The device's own clock. */
  now(): number
  readonly greeting: readonly object[]
  onOpen(say: (message: object) => void): void
  onFrame(frame: Frame): void
  /** A ping was answered. */
  onPing(ping: Ping): void
  /** Now and then, as long as the socket is open. */
  onBeat(): void
  /** Nothing was heard for too long, not even an answer to a ping. */
  onSilence(): void
  /** Called once, and not after hanging up. */
  onClose(): void
}

/** Reading goes on for so long before the browser has its turn. */
const BATCH_MS = 8

/** Answers with how to end it. */
export function openLine(url: string, timing: Timing, line: LineParts): () => void {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  let over = false
  // Counted in beats, not by the clock: a page that stood still for a while has not listened either.
  let quietMs = 0
  let saidMs = 0
  const inbox = new Inbox()
  let isReading = false
  /** When the pings were sent that are not answered yet. Answers come in the same order. */
  const pingedAt: number[] = []
  /** The answer to the ping of the greeting is for the clock alone: it says nothing about what is followed. */
  let isGreeted = false

  const beating = setInterval(() => {
    const isDue = quietMs < timing.askMs
    quietMs += timing.beatMs
    saidMs += timing.beatMs
    if (quietMs >= timing.deadMs) return close()
    if (socket.readyState !== WebSocket.OPEN) return
    if (quietMs >= timing.silentMs) line.onSilence()
    line.onBeat()
    if ((isDue && quietMs >= timing.askMs) || saidMs >= timing.pingMs) ping()
  }, timing.beatMs)

  function ping() {
    saidMs = 0
    pingedAt.push(line.now())
    socket.send('{"event":"ping"}')
  }
  function hear(frame: Frame, arrivedAt: number) {
    const sentAt = frame.event === 'pong' ? pingedAt.shift() : undefined
    if (sentAt !== undefined && frame.ts !== undefined)
      line.onPing({ sentAt, arrivedAt, serverAt: frame.ts })
    if (frame.event === 'pong' && !isGreeted) isGreeted = true
    else line.onFrame(frame)
  }
  /** One after the other, so that news stays in order: inflating takes a while. */
  async function readAll() {
    if (isReading) return
    isReading = true
    let restedAt = performance.now()
    for (let next = inbox.take(); next !== undefined && !over; next = inbox.take()) {
      const { at } = next
      const frame = await read(next).catch(close)
      if (over || !frame) break
      try {
        hear(frame, at)
      } catch (error) {
        tellConsole(error)
      }
      if (performance.now() - restedAt < BATCH_MS) continue
      await rest()
      restedAt = performance.now()
    }
    isReading = false
  }
  function end() {
    over = true
    clearInterval(beating)
    socket.close()
  }
  function close() {
    if (over) return
    end()
    line.onClose()
  }

  socket.onopen = () => {
    quietMs = 0
    const say = (message: object) => socket.send(JSON.stringify(message))
    for (const frame of line.greeting) say(frame)
    ping()
    line.onOpen((message) => socket.readyState === WebSocket.OPEN && say(message))
  }
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    quietMs = 0
    inbox.put({ data, at: line.now() })
    void readAll()
  }
  socket.onclose = close
  socket.onerror = close
  return end
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

/** Lets the browser draw, hear what was pressed and take what arrived. Not a timer: a hidden page has one a minute. */
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
