/** One connection: what is said on it, and how much of that is still unsent. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { textFrame } from './frame.ts'

/** What a socket may leave unread altogether, before it is closed. */
export const UNREAD_MAX = 1_048_576
/** With so much to say a line does not wait for more. */
const TOGETHER_MAX = 16_384

export class Line {
  readonly #socket: WebSocket
  readonly #pipe: Duplex
  /** What was said in this turn, to be written together. */
  #said: Buffer[] = []
  #saidBytes = 0

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
    if (this.isOpen) this.sayFrame(textFrame(text))
  }

  /** What is said in one turn, such as the answers of one batch, is handed to the system once. */
  sayFrame(frame: Buffer): void {
    if (!this.#hasRoom()) return
    if (this.#said.length === 0) process.nextTick(() => this.#flush())
    this.#said.push(frame)
    this.#saidBytes += frame.length
    if (this.#saidBytes > TOGETHER_MAX) this.#flush()
  }

  sayValue(value: unknown): void {
    this.say(JSON.stringify(value))
  }

  /** Whole frames that were put together elsewhere. The socket itself sends whole frames too, so that they never mix. */
  write(frames: readonly Buffer[]): void {
    this.#flush()
    if (this.#hasRoom()) this.#write(frames)
  }

  #flush(): void {
    if (this.#said.length === 0) return
    const said = this.#said
    this.#said = []
    this.#saidBytes = 0
    if (this.isOpen) this.#write(said)
  }

  #write(frames: readonly Buffer[]): void {
    if (frames.length > 1) this.#pipe.cork()
    for (const frame of frames) this.#pipe.write(frame)
    if (frames.length > 1) this.#pipe.uncork()
  }

  pong(data: Buffer): void {
    this.#flush()
    if (this.#hasRoom()) this.#socket.pong(data)
  }

  /** Calls when everything is sent, once. */
  afterDrain(act: () => void): void {
    this.#pipe.once('drain', act)
  }

  /** Whoever is at the other end reads why. */
  close(code: number, why: string): void {
    this.#flush()
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
