/** Many listeners in one process, light enough not to be what is measured: they look at lengths, and read one message in many. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

export const streamTopics = [
  'market.btcusdt.depth.step0',
  'market.btcusdt.ticker',
  'market.btcusdt.trade.detail',
] as const

/** The same clock in every process of the machine. */
export const steadyMs = (): number => Number(process.hrtime.bigint()) / 1e6

export type Order =
  | { readonly kind: 'open'; readonly port: number; readonly count: number }
  | { readonly kind: 'measure'; readonly ms: number }
  /** So many stop reading, and say nothing more. */
  | { readonly kind: 'stall'; readonly count: number }
  /** All are cut off at once, and come back as the app does. */
  | { readonly kind: 'return' }

export type Measured = { readonly waits: readonly number[]; readonly messages: number }

/** Only what is small is read: it goes out behind the book. */
const READ_MAX = 400
const READ_EVERY = 20
const RETRY_MS = 2_000
const JITTER_MS = 1_000
/** In waves that the server lets in. */
const WAVE = 40
const WAVE_MS = 50

const TEXT = 0x81
const BINARY = 0x82
/** The first byte of the answer to the upgrade, which is no frame. */
const UPGRADED = 'H'.charCodeAt(0)
const HELLO = helloOf([
  { event: 'link', params: { type: 'client' } },
  { sub: streamTopics, id: 'all' },
])
const PING = frame({ event: 'ping' })

let waits: number[] = []
let messages = 0

class Client {
  socket: Socket | undefined
  #rest: Buffer | undefined
  #heard = 0
  #onServed: (() => void) | undefined
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** Connects, again if it must, until it has had something of each topic. */
  async open(): Promise<void> {
    while (!(await this.#attempt())) await pause(RETRY_MS + Math.random() * JITTER_MS)
  }

  #attempt(): Promise<boolean> {
    this.#rest = undefined
    this.#heard = -2 // The answers to the upgrade and to the subscription.
    return new Promise((resolve) => {
      this.#onServed = () => resolve(true)
      const onread = { buffer: shared, callback: (size: number) => this.#read(size) }
      const socket = connect({ port: this.#port, host: '127.0.0.1', onread })
      this.socket = socket
      socket.setNoDelay(true).write(HELLO)
      socket.once('error', () => undefined)
      socket.once('close', () => resolve(false))
    })
  }

  #read(size: number): boolean {
    const chunk = shared.subarray(0, size)
    let bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk])
    for (let length = lengthOf(bytes); length > 0; length = lengthOf(bytes)) {
      this.#take(bytes.subarray(0, length))
      bytes = bytes.subarray(length)
    }
    this.#rest = bytes.length === 0 ? undefined : Buffer.from(bytes)
    return true
  }

  #take(message: Buffer): void {
    // A socket that is closed for being slow says so in a frame of its own.
    if (message[0] !== BINARY && message[0] !== UPGRADED) return
    this.#heard++
    if (this.#heard <= 0) return
    if (this.#heard === streamTopics.length) this.#onServed?.()
    messages++
    if (message.length > READ_MAX || this.#heard % READ_EVERY > 2) return
    const at = /"at":([0-9.]+)/.exec(gunzipSync(message.subarray(headOf(message))).toString())
    if (at !== null) waits.push(steadyMs() - Number(at[1]))
  }
}

const shared = Buffer.alloc(1_048_576)
const clients: Client[] = []

async function openAll(port: number, count: number): Promise<void> {
  const opening: Promise<void>[] = []
  while (clients.length < count) {
    for (let nth = 0; nth < WAVE && clients.length < count; nth++) {
      const client = new Client(port)
      clients.push(client)
      opening.push(client.open())
    }
    await pause(WAVE_MS)
  }
  await Promise.all(opening)
}

async function comeBack(): Promise<number> {
  const begun = performance.now()
  for (const { socket } of clients) socket?.destroy()
  await Promise.all(
    clients.map(async (client) => {
      await pause(RETRY_MS + Math.random() * JITTER_MS)
      await client.open()
    }),
  )
  return performance.now() - begun
}

async function measure(ms: number): Promise<Measured> {
  waits = []
  messages = 0
  await pause(ms)
  return { waits, messages }
}

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'open') return openAll(order.port, order.count)
  if (order.kind === 'measure') return measure(order.ms)
  if (order.kind === 'return') return comeBack()
  for (const [nth, { socket }] of clients.entries())
    if (nth < order.count) socket?.pause()
    else socket?.write(PING)
  return undefined
}

/** The length of the first whole answer or message in these bytes; 0 when there is none. */
function lengthOf(bytes: Buffer): number {
  if (bytes[0] === 0x48) return bytes.indexOf('\r\n\r\n') + 4 // H: the answer to the upgrade.
  if (bytes.length < 4) return 0
  const short = (bytes[1] as number) & 127
  const whole = short < 126 ? 2 + short : 4 + bytes.readUInt16BE(2)
  return bytes.length < whole ? 0 : whole
}

function headOf(message: Buffer): number {
  return ((message[1] as number) & 127) < 126 ? 2 : 4
}

/** The upgrade, and behind it at once what is said first. */
function helloOf(said: readonly object[]): Buffer {
  const upgrade = [
    'GET /wss HTTP/1.1',
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  return Buffer.concat([Buffer.from(`${upgrade.join('\r\n')}\r\n\r\n`), ...said.map(frame)])
}

/** A text message of a client, with a mask of zeros. */
function frame(value: object): Buffer {
  const body = Buffer.from(JSON.stringify(value))
  const head = body.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8)
  head[0] = TEXT
  head[1] = 0x80 | Math.min(body.length, 126)
  if (body.length >= 126) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}

if (process.argv[1] === import.meta.filename) {
  process.on('message', async (order: Order) => process.send?.({ done: await obey(order) }))
  process.on('disconnect', () => process.exit())
}
