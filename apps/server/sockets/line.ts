/** One connection: what is said on it, and how much of that is still unsent. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What a socket may leave unread altogether, before it is closed. */
export const UNREAD_MAX = 1_048_576

export class Line {
  readonly #socket: WebSocket
  readonly #pipe: Duplex

  constructor(socket: WebSocket, pipe: Duplex) {
    this.#socket = socket
    this.#pipe = pipe
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Bytes that the other end has not taken, and that the system has no room for. */
  get unsent(): number {
    return this.#pipe.writableLength
  }

  say(text: string): void {
    if (this.#hasRoom()) this.#socket.send(text)
  }

  sayValue(value: unknown): void {
    this.say(JSON.stringify(value))
  }

  /** Whole frames that were put together elsewhere. The socket itself sends whole frames too, so that they never mix. */
  write(frames: readonly Buffer[]): void {
    if (!this.#hasRoom()) return
    if (frames.length > 1) this.#pipe.cork()
    for (const frame of frames) this.#pipe.write(frame)
    if (frames.length > 1) this.#pipe.uncork()
  }

  pong(data: Buffer): void {
    if (this.#hasRoom()) this.#socket.pong(data)
  }

  /** Calls when everything is sent, once. */
  afterDrain(act: () => void): void {
    this.#pipe.once('drain', act)
  }

  /** Whoever is at the other end reads why. */
  close(code: number, why: string): void {
    this.#socket.close(code, why)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** One that does not read is closed: it will connect again and read afresh. */
  #hasRoom(): boolean {
    if (!this.isOpen) return false
    if (this.unsent <= UNREAD_MAX) return true
    this.close(1013, 'too much is unread')
    return false
  }
}
