/**
 * Reads the balance, places an order, hears of it and cancels it, with an API key and nothing but Node 24:
 *
 *   EVENKEEL_URL=http://127.0.0.1:8080 EVENKEEL_KEY=... EVENKEEL_SECRET=... node examples/trade.ts
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'

const {
  EVENKEEL_URL = 'http://127.0.0.1:8080',
  EVENKEEL_KEY = '',
  EVENKEEL_SECRET = '',
} = process.env
const { host } = new URL(EVENKEEL_URL)
const SYMBOL = 'btcusdt'
const print = (line: string) => process.stdout.write(`${line}\n`)

/** What is signed: the method, the host, the path and the parameters, sorted by their names. */
function signed(method: string, path: string, parameters: Record<string, string>): string {
  const sorted = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(parameters[name] ?? '')}`)
    .join('&')
  const payload = [method, host, path, sorted].join('\n')
  const signature = createHmac('sha256', EVENKEEL_SECRET).update(payload).digest('base64')
  return `${sorted}&Signature=${encodeURIComponent(signature)}`
}

const timestamp = () => new Date().toISOString().slice(0, 19)

// biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own, docs/api.md tells them
async function ask(method: 'GET' | 'POST', path: string, query = {}, body?: object): Promise<any> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const parameters = {
    ...query,
    AccessKeyId: EVENKEEL_KEY,
    SignatureMethod: 'HmacSHA256',
    SignatureVersion: '2',
    Timestamp: timestamp(),
    // Signs the body as well, which HTX's own signature leaves open.
    ...(text !== undefined && { BodySha256: createHash('sha256').update(text).digest('hex') }),
  }
  const answer = await fetch(`${EVENKEEL_URL}${path}?${signed(method, path, parameters)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(text !== undefined && { body: text }),
  })
  const told = await answer.json()
  if (told.status === 'error') throw new Error(`${path}: ${told['err-code']}: ${told['err-msg']}`)
  return told.data
}

/** Opens the private stream, says which key it has, and tells every change of an order. */
async function follow(hear: (order: Record<string, string>) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${EVENKEEL_URL.replace(/^http/, 'ws')}/ws/v2`)
  const parameters = {
    accessKey: EVENKEEL_KEY,
    signatureMethod: 'HmacSHA256',
    signatureVersion: '2.1',
    timestamp: timestamp(),
  }
  const query = new URLSearchParams(signed('GET', '/ws/v2', parameters))
  const auth = { authType: 'api', ...parameters, signature: query.get('Signature') }
  const say = (message: object) => socket.send(JSON.stringify(message))
  return new Promise((resolve, reject) => {
    socket.onopen = () => say({ action: 'req', ch: 'auth', params: auth })
    socket.onerror = () => reject(new Error('the stream could not be opened'))
    socket.onmessage = ({ data }) => {
      const { action, ch, code, data: told } = JSON.parse(String(data))
      if (action === 'ping') say({ action: 'pong', data: told })
      else if (action === 'push') hear(told)
      else if (code !== 200) reject(new Error(String(data)))
      else if (ch === 'auth') say({ action: 'sub', ch: `orders#${SYMBOL}` })
      else resolve(socket)
    }
  })
}

const [account] = await ask('GET', '/v1/account/accounts')
const { list } = await ask('GET', `/v1/account/accounts/${account.id}/balance`)
for (const { currency, type, balance } of list)
  if (balance !== '0') print(`${currency} ${type} ${balance}`)

const ended = Promise.withResolvers<void>()
const stream = await follow(({ orderId, eventType, orderStatus }) => {
  print(`${orderId}: ${eventType}, ${orderStatus}`)
  if (eventType === 'cancellation') ended.resolve()
})

// Far below the market: nobody sells for that, and it waits in the order book.
const { tick } = await (await fetch(`${EVENKEEL_URL}/market/detail/merged?symbol=${SYMBOL}`)).json()
const price = String((BigInt(Math.trunc(tick.close)) * 9n) / 10n)
const order = await ask(
  'POST',
  '/v1/order/orders/place',
  {},
  {
    'account-id': account.id,
    symbol: SYMBOL,
    type: 'buy-limit',
    amount: '0.001',
    price,
    // The name of this order: the request can be sent again, and is carried out once.
    'client-order-id': randomUUID(),
  },
)
print(`placed ${order} at ${price}`)
await ask('POST', `/v1/order/orders/${order}/submitcancel`, {}, {})
await ended.promise
stream.close()
