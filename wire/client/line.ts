/** One connection of the stream: it says when nothing is heard any more, and ends when that lasts. */
import type { ChannelNews } from '../envelope.ts'

export type Frame = {
  readonly event?: string
  readonly code?: number
  readonly channel?: string
  readonly data?: unknown
  /** What one batch of the journal changed, where that is news on several channels. */
  readonly news?: readonly ChannelNews[]
  readonly realm?: string
  /** Of the market's messages: the topic, when it was said, and what. */
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
  readonly greeting: readonly object[]
  onOpen(say: (message: object) => void): void
  onFrame(frame: Frame): void
  /** Nothing was heard for too long, not even an answer to a ping. */
  onSilence(): void
  /** Called once, and not after hanging up. */
  onClose(): void
}

/** Answers with how to end it. */
export function openLine(url: string, timing: Timing, line: LineParts): () => void {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  let over = false
  // Counted in beats, not by the clock: a page that stood still for a while has not listened either.
  let quietMs = 0
  let saidMs = 0
  // Inflating takes a while: frames wait for each other, so that news stays in order.
  let reading = Promise.resolve()

  const beating = setInterval(() => {
    const isDue = quietMs < timing.askMs
    quietMs += timing.beatMs
    saidMs += timing.beatMs
    if (quietMs >= timing.deadMs) return close()
    if (socket.readyState !== WebSocket.OPEN) return
    if (quietMs >= timing.silentMs) line.onSilence()
    if ((isDue && quietMs >= timing.askMs) || saidMs >= timing.pingMs) ping()
  }, timing.beatMs)

  function ping() {
    saidMs = 0
    socket.send('{"event":"ping"}')
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
    line.onOpen((message) => socket.readyState === WebSocket.OPEN && say(message))
  }
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    quietMs = 0
    reading = reading
      .then(async () => {
        const frame = await read(data).catch(close)
        if (!over && frame) line.onFrame(frame)
      })
      .catch(tellConsole)
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

async function read(data: string | ArrayBuffer): Promise<Frame> {
  if (typeof data === 'string') return JSON.parse(data) as Frame
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(plain).json()) as Frame
}
