/** One connection of the stream: it says when nothing is heard any more, and ends when that lasts. */
import type { Ping } from './clock.ts'
import type { Waiting } from './inbox.ts'
import { createReader, type Frame } from './reader.ts'

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
  /** `isState`: the frame replaces what its topic said before. */
  onFrame(frame: Frame, isState: boolean): void
  /** A ping was answered. */
  onPing(ping: Ping): void
  /** Now and then, as long as the socket is open. */
  onBeat(): void
  /** Nothing was heard for too long, not even an answer to a ping. */
  onSilence(): void
  /** Called once, and not after hanging up. */
  onClose(): void
}

export type Line = {
  /** How long the oldest message that is not read yet has waited on this device. */
  waitingMs(): number
  end(): void
}

export function openLine(url: string, timing: Timing, line: LineParts): Line {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  let over = false
  // Counted in beats, not by the clock: a page that stood still for a while has not listened either.
  let quietMs = 0
  let saidMs = 0
  const reader = createReader({ onFrame: hear, onFault: close })
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
  function hear(frame: Frame, { at: arrivedAt, isState }: Waiting) {
    const sentAt = frame.event === 'pong' ? pingedAt.shift() : undefined
    if (sentAt !== undefined && frame.ts !== undefined)
      line.onPing({ sentAt, arrivedAt, serverAt: frame.ts })
    if (frame.event === 'pong' && !isGreeted) isGreeted = true
    else line.onFrame(frame, isState)
  }
  function end() {
    over = true
    reader.stop()
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
    reader.put({ data, at: line.now() })
  }
  socket.onclose = close
  socket.onerror = close
  return { waitingMs: () => line.now() - (reader.waitingSince() ?? line.now()), end }
}
