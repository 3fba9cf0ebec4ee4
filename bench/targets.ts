/** What the network benchmarks send: the same request over HTTP, over a socket, and many in one. */
import { KEY_PLACE, type Request, type Target } from './load.ts'

const CONNECTIONS = 256
const SOCKETS = 64
const TOGETHER = 16
const BATCH = 64

/** Transfers back and forth; the same bytes go to the bare echo. */
export function transfers(url: string, tokens: readonly string[]): Target {
  const bodies = ['spot', 'trading'].map((from) => {
    const to = from === 'spot' ? 'trading' : 'spot'
    return { asset: 'USDT', amount: '0.01', from, to }
  })
  return http(url, tokens, () => bodies)
}

/** Orders of one price: those of even members buy, those of odd ones sell. */
export function orders(url: string, tokens: readonly string[], price?: string): Target {
  return http(url, tokens, (nth) => [order(nth, price)])
}

export function socketOrders(url: string, tokens: readonly string[]): Target {
  return socket(url, tokens, 1, placing)
}

/** The same while each member hears of all that their orders and balances become. */
export function subscribedOrders(url: string, tokens: readonly string[]): Target {
  return socket(url, tokens, 1, placing, ['orders', 'balances'])
}

export function socketBatches(url: string, tokens: readonly string[]): Target {
  return socket(url, tokens, BATCH, (nth) => {
    return { path: 'spot/place_orders', params: { orders: new Array(BATCH).fill(order(nth)) } }
  })
}

const placing = (nth: number) => ({ path: 'spot/place_order', params: order(nth) })

function order(nth: number, price = '60000') {
  const side = nth % 2 === 0 ? 'buy' : 'sell'
  return { pair: 'btcusdt', side, price, quantity: '0.0001' }
}

function http(
  url: string,
  tokens: readonly string[],
  bodies: (nth: number) => readonly object[],
): Target {
  const { hostname: host, port, pathname } = new URL(url)
  const requestOf = (token: string, content: object): Request => {
    const body = JSON.stringify(content)
    const head = [
      `POST ${pathname} HTTP/1.1`,
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `token: ${token}`,
      `idempotency-key: ${KEY_PLACE}`,
    ]
    return withKey(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`))
  }
  return {
    host,
    port: Number(port),
    connections: CONNECTIONS,
    together: 1,
    worth: 1,
    requests: (nth) => bodies(nth).map((body) => requestOf(tokenOf(tokens, nth), body)),
    answer: httpAnswer,
  }
}

/** The length of a whole answer over HTTP, or 0. */
export function httpAnswer(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return 0
  const head = bytes.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)
  if (!head.startsWith('HTTP/1.1 200') || length === null) throw new Error(`failed: ${head}`)
  const whole = end + 4 + Number(length[1])
  return bytes.length < whole ? 0 : whole
}

let attempts = 0

/** A sign-in with a wrong password, from an address that nobody came from before. */
export function signInAttempt(email: string): Buffer {
  const nth = attempts++
  const body = JSON.stringify({ email, password: 'not the one 77' })
  const head = [
    'POST /api/user/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `x-forwarded-for: 10.${(nth >> 8) & 255}.${nth & 255}.${1 + (nth >> 16)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function socket(
  url: string,
  tokens: readonly string[],
  worth: number,
  call: (nth: number) => object,
  channels: readonly string[] = [],
): Target {
  const { hostname: host, port } = new URL(url)
  const upgrade = [
    'GET /wss HTTP/1.1',
    `host: ${host}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  return {
    host,
    port: Number(port),
    connections: SOCKETS,
    worth,
    together: worth === 1 ? TOGETHER : 1,
    // The upgrade, and who it is.
    greetings: 2,
    hello: (nth) => {
      const params = { token: tokenOf(tokens, nth), channels }
      const auth = frame(JSON.stringify({ event: 'auth', params }))
      return Buffer.concat([Buffer.from(`${upgrade.join('\r\n')}\r\n\r\n`), auth])
    },
    requests: (nth) => {
      const message = { event: 'call', id: 1, key: KEY_PLACE, ...call(nth) }
      return [withKey(frame(JSON.stringify(message)))]
    },
    answer(bytes) {
      if (bytes[0] === 0x48) return bytes.indexOf('\r\n\r\n') + 4 // H: the answer to the upgrade.
      if (bytes.length < 10) return 0
      const short = (bytes[1] as number) & 127
      const size = short === 127 ? Number(bytes.readBigUInt64BE(2)) : bytes.readUInt16BE(2)
      const whole = headOf(bytes) + (short < 126 ? short : size)
      if (bytes.length < whole) return 0
      const message = bytes.subarray(0, whole)
      if (!isNews(message) && !message.includes('"code":1,')) throw new Error('not a success')
      return whole
    },
    isNews,
  }
}

const EVENT = Buffer.from('{"event":')

/** A text message that neither answers nor greets. */
function isNews(message: Buffer): boolean {
  const from = headOf(message)
  return message[0] === 0x81 && EVENT.compare(message, from, from + EVENT.length) !== 0
}

/** The length of a frame's head. */
function headOf(frame: Buffer): number {
  const short = (frame[1] as number) & 127
  return short < 126 ? 2 : short === 126 ? 4 : 10
}

const tokenOf = (tokens: readonly string[], nth: number) => tokens[nth % tokens.length] as string

function withKey(bytes: Buffer): Request {
  return { bytes, keyAt: bytes.indexOf(KEY_PLACE) }
}

/** A text message of a client. Its mask is all zeros, so that a key can be written into it. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const head = body.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8)
  head[0] = 0x81
  head[1] = 0x80 | Math.min(body.length, 126)
  if (body.length >= 126) head.writeUInt16BE(body.length, 2)
  return Buffer.concat([head, body])
}
