/** A listener of the hub and a market for it, in memory: for tests that need every order of events. */
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Realm } from '@evenkeel/kernel'
import type { Stream } from '@evenkeel/wire/server'
import type { WebSocket } from 'ws'
import type { Listener } from '../audiences.ts'
import { pack } from '../frame.ts'
import type { Hub } from '../hub.ts'
import { Line } from '../line.ts'

export const names = ['a', 'b', 'c']

type Heard = { topic?: string; nth?: number; subbed?: string; unsubbed?: string }

/** One that listens through a pipe, which can be stopped. */
export class Ear {
  readonly listener: Listener
  readonly heard: Heard[] = []
  readonly pipe = new PassThrough({ readableHighWaterMark: 1, writableHighWaterMark: 1 })
  readonly wanted = new Set<string>()
  readonly closed: number[] = []
  realm: Realm = 'real'
  /** Nothing was ever withheld from it. */
  isSteady = true
  readonly #hub: Hub
  #bytes = Buffer.alloc(0)

  constructor(hub: Hub) {
    this.#hub = hub
    const close = (code: number) => this.closed.push(code)
    const socket = { readyState: 1, OPEN: 1, close } as unknown as WebSocket
    this.listener = hub.listener(new Line(socket, this.pipe))
    this.pipe.on('data', (chunk) => this.#read(chunk))
  }

  sub(name: string): void {
    this.#note({ subbed: name })
    this.wanted.add(name)
    this.#hub.listen(this.listener, [name])
  }

  unsub(name: string): void {
    this.wanted.delete(name)
    this.#hub.unlisten(this.listener, [name])
    this.#note({ unsubbed: name })
  }

  move(): void {
    this.realm = this.realm === 'real' ? 'demo' : 'real'
    this.#hub.move(this.listener, this.realm)
    for (const name of names) this.#note({ unsubbed: name })
    for (const name of this.wanted) this.#note({ subbed: name })
  }

  #note(value: Heard): void {
    this.pipe.write(pack(JSON.stringify(value)))
  }

  #read(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk])
    for (;;) {
      const short = this.#bytes[1]
      if (short === undefined || this.#bytes.length < 4) return
      const [at, size] = short < 126 ? [2, short] : [4, this.#bytes.readUInt16BE(2)]
      if (this.#bytes.length < at + size) return
      const text = gunzipSync(this.#bytes.subarray(at, at + size)).toString()
      this.heard.push(JSON.parse(text))
      this.#bytes = this.#bytes.subarray(at + size)
    }
  }
}

export class Market implements Stream {
  readonly last = new Map<string, number>()
  /** How many turns the latest takes, one after the other. */
  readonly #delays: readonly number[]
  #asked = 0

  constructor(delays: readonly number[]) {
    this.#delays = delays
  }

  message(realm: Realm, name: string): string | undefined {
    const nth = this.last.get(`${realm} ${name}`)
    if (nth === undefined) return undefined
    return JSON.stringify({ topic: `${realm} ${name}`, nth })
  }

  async latest(realm: Realm, name: string): Promise<string | undefined> {
    const text = this.message(realm, name)
    const turns = this.#delays[this.#asked++ % this.#delays.length] ?? 0
    for (let nth = 0; nth < turns; nth++) await turn()
    return text
  }

  fault = () => undefined
  ask = async () => undefined
  attach = () => undefined
}
