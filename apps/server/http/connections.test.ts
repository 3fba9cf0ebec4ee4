/** Connections that are reset, slow or silent: none of them holds the server up. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { get, newKey, sendBytes } from '../testing/calls.ts'
import { comesTo, createBareHttp, listen, openAt } from '../testing/http.ts'
import type { Http } from './server.ts'

let app: Http
let url: string

before(async () => {
  app = createBareHttp()
  url = await listen(app)
})
after(() => app.close())

const TRANSFER = 'wallet/make_transfer'

test('a client that resets its connection anywhere does no harm', async () => {
  const { port } = new URL(url)
  const beginnings = [
    '',
    'GET /api/docs HT',
    `POST /api/${TRANSFER} HTTP/1.1\r\nHost: localhost\r\nToken: member\r\nIdempotency-Key: ${newKey()}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
    'GET /api/docs HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
  ]
  for (const beginning of beginnings)
    for (const waitMs of [0, 5]) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(beginning)
      await pause(waitMs)
      socket.resetAndDestroy()
    }
  assert.equal((await get(url, 'docs')).status, 200)
})

test('[M2] where the exchange has another time than the machine, answers tell the exchange’s', async (t) => {
  const at = Date.now() + 3 * 24 * 3_600_000
  const ahead = createBareHttp({ time: () => at })
  t.after(() => ahead.close())
  const { headers } = await get(await listen(ahead), 'docs')
  assert.equal(Date.parse(headers.get('date') ?? ''), Math.floor(at / 1_000) * 1_000)
  const told = Date.parse((await get(url, 'docs')).headers.get('date') ?? '')
  assert(Math.abs(told - Date.now()) < 60_000)
})

test('[F1] a request that does not arrive is closed when its time is over', async () => {
  const slow = createBareHttp()
  const at = await listen(slow)
  assert.equal(slow.server.headersTimeout, 8_000)
  assert.equal(slow.server.requestTimeout, 10_000)
  slow.server.headersTimeout = 300
  slow.server.requestTimeout = 600
  // Node's own 30 s would let the slow stay that long.
  assert.equal(Reflect.get(slow.server, 'connectionsCheckingInterval'), 1_000)
  const slowBody = `POST /api/${TRANSFER} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`
  const answers = await Promise.all(
    ['', 'GET / HTTP/1.1\r\nHo', slowBody].map((bytes) =>
      sendBytes(at, bytes, { patienceMs: 60_000 }),
    ),
  )
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 /)
  await slow.close()
})

test('the end of the server does not wait for a connection that says nothing', async (t) => {
  const short = createBareHttp()
  const { port } = new URL(await listen(short))
  const silent = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  await new Promise((resolve) => silent.once('connect', resolve))
  await comesTo(1, () => openAt(short))
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const closed = short.close()
  t.mock.timers.tick(999)
  assert.equal(await openAt(short), 1)
  t.mock.timers.tick(1)
  await closed
  silent.destroy()
})
