/** The private stream of programs, message by message: who is let in, what is told, and when it ends. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { keyFor, signed, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Trader, traderAt } from '@evenkeel/server/testing/traders.ts'
import { WebSocket } from 'ws'

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
type Heard = any

let server: TestServer
let app: Trader
let member: number
let key: TestKey
before(async () => {
  server = await startTestServer()
  const made = await server.member()
  member = made.member
  app = traderAt(server.url, made.token)
  key = await keyFor(server, member)
})
after(() => server.stop())

async function listen() {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/v2`)
  const heard: Heard[] = []
  const ended = { code: 0 }
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('close', (code) => Object.assign(ended, { code }))
  await new Promise((resolve) => socket.once('open', resolve))
  return {
    heard,
    ended,
    say: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
    async until(isThere: (message: Heard) => boolean): Promise<Heard> {
      return eventually(`it is heard that ${isThere}`, () => heard.find(isThere))
    },
  }
}

function authOf({ apiKey, secret }: TestKey, at = Date.now()) {
  const timestamp = new Date(at).toISOString().slice(0, 19)
  const own = {
    accessKey: apiKey,
    signatureMethod: 'HmacSHA256',
    signatureVersion: '2.1',
    timestamp,
  }
  const query = Object.entries(own).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const payload = ['GET', new URL(server.url).host, '/ws/v2', query.sort().join('&')].join('\n')
  const signature = createHmac('sha256', secret).update(payload).digest('base64')
  return { action: 'req', ch: 'auth', params: { authType: 'api', ...own, signature } }
}

const isAuth = ({ ch }: Heard) => ch === 'auth'
const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.01', price: '50000' }

test('[S44] nobody follows without a key that is in force, and a signature that is new', async () => {
  const stream = await listen()
  stream.say({ action: 'sub', ch: 'orders#btcusdt' })
  assert.equal((await stream.until(({ ch }) => ch === 'orders#btcusdt')).code, 2002)
  for (const auth of [authOf({ ...key, secret: 'x' }), authOf(key, Date.now() - 400_000)]) {
    stream.heard.length = 0
    stream.say(auth)
    assert.equal((await stream.until(isAuth)).code, 2003)
  }
  stream.heard.length = 0
  stream.say(authOf(key))
  assert.equal((await stream.until(isAuth)).code, 200)
  stream.say({ action: 'sub', ch: 'nothing#btcusdt' })
  assert.equal((await stream.until(({ ch }) => ch === 'nothing#btcusdt')).code, 2001)
  stream.close()
})

test('[S44] orders, cancellations and balances are told once each, in order, whoever made the change', async () => {
  const stream = await listen()
  stream.say(authOf(key))
  await stream.until(isAuth)
  for (const ch of ['orders#*', 'trade.clearing#btcusdt#1', 'accounts.update#1'])
    stream.say({ action: 'sub', ch })
  await stream.until(({ ch, action }) => ch === 'accounts.update#1' && action === 'sub')
  const first = await stream.until(
    ({ ch, data }) => ch === 'accounts.update#1' && data?.currency === 'usdt',
  )
  assert.equal(first.data.available, '100000')
  stream.heard.length = 0
  const { data } = await app.post('place_order', limit)
  await stream.until(
    ({ ch, data: told }) => ch === 'accounts.update#1' && told?.available === '99500',
  )
  await app.post('cancel_order', { id: data.id })
  await stream.until(({ data: told }) => told?.available === '100000')
  const told = stream.heard.filter(({ ch }) => ch === 'orders#*').map(({ data: one }) => one)
  assert.deepEqual(
    told.map(({ eventType, orderStatus, orderId }) => [eventType, orderStatus, orderId]),
    [
      ['creation', 'submitted', data.id],
      ['cancellation', 'canceled', data.id],
    ],
  )
  const cleared = stream.heard.filter(({ ch }) => ch === 'trade.clearing#btcusdt#1')
  assert.deepEqual(
    cleared.map(({ data: one }) => one.eventType),
    ['cancellation'],
  )
  stream.say({ action: 'unsub', ch: 'orders#*' })
  await stream.until(({ action }) => action === 'unsub')
  stream.close()
})

/** A stream whose key ends soon, and no sooner than a busy machine lets it in. */
async function inWith([endsIn = 0, ...longer]: readonly number[]) {
  const short = await keyFor(server, member, { endsIn })
  const stream = await listen()
  stream.say(authOf(short))
  if ((await stream.until(isAuth)).code === 200) return { short, stream }
  stream.close()
  return inWith(longer)
}

test('[S44] a stream ends when its key does, and tells nothing of others', async () => {
  const { short, stream } = await inWith([2_000, 8_000, 32_000])
  const other = await server.member()
  stream.say({ action: 'sub', ch: 'orders#*' })
  await stream.until(({ action }) => action === 'sub')
  await traderAt(server.url, other.token).post('place_order', limit)
  await eventually('it ends', () => stream.ended.code !== 0)
  assert.equal(stream.ended.code, 4001)
  assert.equal(
    stream.heard.some(({ action }) => action === 'push'),
    false,
  )
  const { address, init } = signed(server.url, short, { path: '/v1/account/accounts' })
  assert.match(await (await fetch(address, init)).text(), /expired/)
})
