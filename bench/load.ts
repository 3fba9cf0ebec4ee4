/** A light load on raw connections: the generator must not be what is measured. */
import { connect, type Socket } from 'node:net'
import { keyOf } from './transfers.ts'

export type Load = {
  readonly rate: number
  readonly p99: number
  /** What was counted, and the messages that came unasked. */
  readonly count: number
  readonly news: number
}

/** A request that is sent again and again, each time with another key. */
export type Request = { readonly bytes: Buffer; readonly keyAt: number }

export type Target = {
  readonly host: string
  readonly port: number
  readonly connections: number
  /** How many requests of one connection are on their way at a time. */
  readonly together: number
  /** How many of what is counted an answer stands for. */
  readonly worth: number
  /** What a new connection says first, if anything, and how many answers that gets. */
  readonly hello?: (nth: number) => Buffer
  readonly greetings?: number
  /** What the nth connection sends, in turns. */
  readonly requests: (nth: number) => readonly Request[]
  /** The length of the first answer in these bytes; 0 when it is not whole. Throws on a failure. */
  readonly answer: (bytes: Buffer) => number
  /** Whether a whole message came unasked: it is read and nothing more. */
  readonly isNews?: (message: Buffer) => boolean
}

export const KEY_PLACE = '0'.repeat(32)

let sent = 0

export async function load(target: Target, seconds: number): Promise<Load> {
  const heard: Heard = { waits: [], news: 0 }
  let running = true
  const begun = performance.now()
  const clients = Array.from({ length: target.connections }, (_, nth) =>
    client(target, nth, () => running, heard),
  )
  setTimeout(() => {
    running = false
  }, seconds * 1000)
  await Promise.all(clients)
  const count = heard.waits.length * target.worth
  const rate = (count * 1000) / (performance.now() - begun)
  const sorted = Float64Array.from(heard.waits).sort()
  return { rate, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, count, news: heard.news }
}

type Heard = { readonly waits: number[]; news: number }

/** One connection: sends the next request when it has the whole answer to an earlier one. */
function client(
  target: Target,
  nth: number,
  isRunning: () => boolean,
  heard: Heard,
): Promise<void> {
  const requests = target.requests(nth)
  const hello = target.hello?.(nth)
  const socket: Socket = connect(target.port, target.host)
  const since: number[] = []
  let calls = 0
  let greetings = target.greetings ?? 0
  let rest: Buffer | undefined
  const send = () => {
    const { bytes, keyAt } = requests[calls++ % requests.length] as Request
    bytes.write(keyOf(sent++), keyAt, 'latin1')
    since.push(performance.now())
    // A copy, where it may still wait in the socket when the next key is written over it.
    socket.write(target.together > 1 ? Buffer.from(bytes) : bytes)
  }
  const sendAll = () => {
    for (let left = target.together; left > 0; left--) send()
  }
  return new Promise((resolve, reject) => {
    socket.setNoDelay(true)
    socket.once('connect', () => (hello === undefined ? sendAll() : socket.write(hello)))
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      let bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk])
      for (let length = target.answer(bytes); length > 0; length = target.answer(bytes)) {
        const message = bytes.subarray(0, length)
        bytes = bytes.subarray(length)
        if (target.isNews?.(message)) {
          heard.news++
          continue
        }
        if (greetings > 0) {
          if (--greetings === 0) sendAll()
          continue
        }
        heard.waits.push(performance.now() - (since.shift() as number))
        if (isRunning()) send()
        else if (since.length === 0) socket.end(resolve)
      }
      rest = bytes.length === 0 ? undefined : bytes
    })
  })
}
