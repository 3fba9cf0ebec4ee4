/** A flood of reads: it is charged by what it costs, gives way to orders, and nothing late is carried out. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { call, z } from '@evenkeel/wire'
import type { Session } from '@evenkeel/wire/server'
import { type Context, handle } from '@evenkeel/wire/server'
import { ask, balancesOf, get, newKey, post, transfer } from '../testing/calls.ts'
import { standingClock } from '../testing/clock.ts'
import { comesTo, createBareHttp, listen, openAt } from '../testing/http.ts'
import { startTestServer } from '../testing/server.ts'

const usual = { memberPerSecond: 1_000, socketsPerAddress: 200, connectionsPerAddress: 200 }
const KLINES = 'currency/market_history_kline?symbol=ethusdt&period=60min'
const HTX = '/market/history/kline?symbol=ethusdt&period=60min'

test('[F2] an address is charged for as much as it reads', async () => {
  // 16 at once.
  const clock = standingClock()
  const config = { limits: { ...usual, addressPerSecond: 8 } }
  const server = await startTestServer({ config, clock })
  after(() => server.stop())
  const full = () => clock.pass(2_000)
  assert.equal((await get(server.url, `${KLINES}&size=150`)).code, 1)
  for (const url of [`${server.url}/api/${KLINES}`, `${server.url}${HTX}`]) {
    full()
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}&size=2000`)))
    const refused = answers.filter(({ status }) => status === 429)
    assert.equal(refused.length, 2, 'each counts as 11')
    for (const { headers } of refused) assert.equal(headers.get('retry-after'), '1')
  }
  full()
  const small = [1, 2, 3].map(() => get(server.url, `${KLINES}&size=150`))
  for (const { code } of await Promise.all(small)) assert.equal(code, 1)
})

const output = z.object({ seen: z.boolean() })
const read = call({ method: 'GET', path: 'test/read', summary: '', policy: 'public', output })
const order = call({ method: 'POST', path: 'test/order', summary: '', policy: 'public', output })

test('[F2] while the loop is late reads are refused by name, and orders go through', async () => {
  const page = { path: '/market/test', policy: 'public', answer: () => '{}' } as const
  let isLate = true
  const app = createBareHttp({
    loop: { isLate: () => isLate, heardSince: Date.now },
    routes: [read, order].map((each) => handle(each, async () => ({ seen: true }))),
    plainPages: [page],
  })
  after(() => app.close())
  const url = await listen(app)
  const answers = [
    await get(url, 'test/read', { 'accept-language': 'de' }),
    await ask(`${url}/market/test`),
  ]
  for (const { status, reason, headers } of answers) {
    assert.deepEqual([status, reason], [503, 'exchangeBusy'])
    assert.equal(headers.get('retry-after'), '1')
  }
  assert.match(answers[0]?.msg ?? '', /ausgelastet|beschäftigt/)
  assert.equal((await post(url, 'test/order', {})).code, 1)
  isLate = false
  assert.equal((await get(url, 'test/read')).code, 1)
})

test('[F2] an answer is known to be for nobody when who asked has left', async () => {
  const { promise, resolve } = Promise.withResolvers<Context<unknown>>()
  const looked = Promise.withResolvers<void>()
  const app = createBareHttp({
    routes: [
      handle(read, async (context) => {
        resolve(context as Context<unknown>)
        await looked.promise
        return { seen: true }
      }),
    ],
  })
  after(() => app.close())
  const { port } = new URL(await listen(app))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /api/test/read HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const { isGone } = await promise
  assert.equal(isGone?.(), false)
  socket.destroy()
  await eventually('it is known', () => isGone?.())
  looked.resolve()
})

const ownRead = call({ method: 'GET', path: 'test/own', summary: '', policy: 'member', output })

test('[F2] nothing is read for who has left by the time it is known who they are', async (t) => {
  const found = Promise.withResolvers<Session>()
  const looked: string[] = []
  const served: string[] = []
  const app = createBareHttp({
    sessions: {
      find(token) {
        looked.push(token)
        return found.promise
      },
    },
    routes: [
      handle(ownRead, async ({ from }) => {
        served.push(from.agent)
        return { seen: true }
      }),
    ],
  })
  t.after(() => app.close())
  const url = await listen(app)
  const leaving = new AbortController()
  const headers = { token: 'left', 'user-agent': 'who left' }
  const left = fetch(`${url}/api/test/own`, { headers, signal: leaving.signal })
  const stays = get(url, 'test/own', { token: 'stays', 'user-agent': 'who stays' })
  await comesTo(2, async () => looked.length)
  leaving.abort()
  await assert.rejects(left)
  await comesTo(1, () => openAt(app))
  found.resolve({ id: 1, realm: 'real', session: 1, expiresAt: Date.now() + 60_000 })
  assert.equal((await stays).code, 1)
  assert.deepEqual(served, ['who stays'])
})

test('[F2] a read that waited for longer than its time is refused by name', async (t) => {
  let waitedMs = 9_000
  const app = createBareHttp({
    loop: { isLate: () => false, heardSince: () => Date.now() - waitedMs },
    routes: [handle(read, async () => ({ seen: true }))],
  })
  t.after(() => app.close())
  const url = await listen(app)
  assert.equal((await get(url, 'test/read')).code, 1)
  waitedMs = 10_001
  const { status, reason } = await get(url, 'test/read')
  assert.deepEqual([status, reason], [503, 'deadlinePassed'])
})

test('[A1] an order that waited to be read for longer than its time is not carried out', async () => {
  const server = await startTestServer({ ownLoop: true })
  after(() => server.stop())
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { port } = new URL(server.url)
  const body = JSON.stringify(transfer)
  const head = [
    'POST /api/wallet/make_transfer HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `token: ${token}`,
    `idempotency-key: ${newKey()}`,
    'connection: close',
  ]
  const socket = connect(Number(port), '127.0.0.1')
  // Once it was answered to, the connection is taken.
  socket.write('GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n')
  let first = ''
  socket.on('data', (bytes) => (first += bytes.toString('latin1')))
  await eventually('the whole answer is there', () => isWhole(first))
  socket.removeAllListeners('data')
  let answer = ''
  socket.on('data', (bytes) => (answer += bytes))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  // The whole thread stands still, as under a flood.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_300)
  await closed
  assert.match(answer, /^HTTP\/1\.1 503 .*"reason":"deadlinePassed"/s)
  assert.deepEqual(await balancesOf(server.url, token), { 'USDT spot': '100' })
})

/** A head, and all that it says will follow. */
function isWhole(answer: string): boolean {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  if (answer.endsWith('\r\n0\r\n\r\n')) return true
  return body.length === Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? -1)
}
