/** A light load of POST calls on raw sockets: the generator must not be what is measured. */
import { connect, type Socket } from 'node:net'
import { keyOf } from './transfers.ts'

export type Load = { readonly rate: number; readonly p99: number }

const CONNECTIONS = 256
const KEY_PLACE = '0'.repeat(32)

let sent = 0

/** The same requests whatever the server: each with a key of its own, transfers back and forth. */
export async function load(url: string, tokens: readonly string[], seconds: number): Promise<Load> {
  const { hostname, port, pathname } = new URL(url)
  const waits: number[] = []
  let running = true
  const begun = performance.now()
  const clients = Array.from({ length: CONNECTIONS }, (_, nth) => {
    const token = tokens[nth % tokens.length] as string
    const requests = ['spot', 'trading'].map((from) => request(hostname, pathname, token, from))
    return client(connect(Number(port), hostname), requests, () => running, waits)
  })
  setTimeout(() => {
    running = false
  }, seconds * 1000)
  await Promise.all(clients)
  const rate = (waits.length * 1000) / (performance.now() - begun)
  const sorted = Float64Array.from(waits).sort()
  return { rate, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** One connection: sends the next request when it has the whole answer to the last. */
function client(
  socket: Socket,
  requests: readonly Request[],
  isRunning: () => boolean,
  waits: number[],
): Promise<void> {
  let calls = 0
  let at = 0
  let missing = 0
  const send = () => {
    const { bytes, keyAt } = requests[calls++ & 1] as Request
    bytes.write(keyOf(sent++), keyAt, 'latin1')
    at = performance.now()
    socket.write(bytes)
  }
  return new Promise((resolve, reject) => {
    socket.setNoDelay(true)
    socket.once('connect', send)
    socket.once('error', reject)
    socket.on('data', (chunk) => {
      missing = missing > 0 ? missing - chunk.length : bytesMissing(chunk)
      if (missing > 0) return
      waits.push(performance.now() - at)
      if (isRunning()) send()
      else socket.end(resolve)
    })
  })
}

type Request = { readonly bytes: Buffer; readonly keyAt: number }

function request(host: string, path: string, token: string, from: string): Request {
  const to = from === 'spot' ? 'trading' : 'spot'
  const body = JSON.stringify({ asset: 'USDT', amount: '0.01', from, to })
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `token: ${token}`,
    `idempotency-key: ${KEY_PLACE}`,
  ]
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
  return { bytes, keyAt: bytes.indexOf(KEY_PLACE) }
}

/** How much of the answer that begins here is still to come. Only a success may begin. */
function bytesMissing(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)
  if (!head.startsWith('HTTP/1.1 200') || length === null) throw new Error(`not a success: ${head}`)
  return end + 4 + Number(length[1]) - chunk.length
}
