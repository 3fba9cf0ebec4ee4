/** How much a caller may ask: too much is told so, and nobody gets more by naming another address. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { createBuckets } from '../buckets.ts'
import type { Config } from '../config.ts'
import { get, makeTransfer, post } from '../testing/calls.ts'
import { standingClock } from '../testing/clock.ts'
import { listenAs } from '../testing/listener.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer

const limited = (addressPerSecond: number, memberPerSecond: number, trustedProxies = 0) => {
  const limits = {
    addressPerSecond,
    memberPerSecond,
    socketsPerAddress: 200,
    connectionsPerAddress: 200,
  }
  return { limits, trustedProxies } satisfies Partial<Config>
}

async function restart(config: Partial<Config>): Promise<void> {
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir, config, clock: standingClock() })
}

before(async () => {
  server = await startTestServer({ config: limited(2, 1_000), clock: standingClock() })
})
after(() => server.stop())

const MANY = 40
/** How many of many requests at once are let through to be told that nobody is logged in. */
async function passed(headersOf: (nth: number) => Record<string, string>): Promise<number> {
  const asked = Array.from({ length: MANY }, (_, nth) =>
    get(server.url, 'wallet/get_balances', headersOf(nth)),
  )
  const answers = await Promise.all(asked)
  const reasons = answers.map(({ status, code, reason }) => `${status} ${code} ${reason}`)
  const through = reasons.filter((reason) => reason === '401 401 notLoggedIn').length
  const told = reasons.filter((reason) => reason === '429 429 tooManyRequests').length
  assert.equal(through + told, MANY, [...new Set(reasons)].join())
  return through
}

const address = (nth: number) => ({ 'x-forwarded-for': `10.0.0.${nth}` })

test('[F2] an address that asks too much is told so', async () => {
  assert.equal(await passed(() => ({})), 4)
})

test('[F3] without a trusted proxy nobody gets more by naming other addresses', async () => {
  await restart(limited(2, 1_000))
  assert.equal(await passed(address), 4)
})

test('[F3] with one trusted proxy the address that it names counts, and no other', async () => {
  await restart(limited(2, 1_000, 1))
  assert.equal(await passed(address), MANY)
  const spoofed = await passed((nth) => ({ 'x-forwarded-for': `10.1.0.${nth}, 10.2.0.1` }))
  assert.equal(spoofed, 4)
  for (const name of ['x-real-ip', 'forwarded', 'client-ip', 'true-client-ip']) {
    const more = await passed((nth) => ({ [name]: `10.3.0.${nth}`, 'x-forwarded-for': '10.2.0.1' }))
    assert.equal(more, 0, name)
  }
})

test('[F2] a member who asks too much is told so, from whatever address; others are not', async () => {
  await restart(limited(100_000, 2))
  const [busy, calm] = [await server.member(), await server.member()]
  const asked = Array.from({ length: MANY }, () => makeTransfer(server.url, busy.token))
  const moved = (await Promise.all(asked)).filter(({ code }) => code === 1).length
  assert.equal(moved, 4)
  assert.equal((await makeTransfer(server.url, calm.token)).code, 1)
})

test('[F2] a bucket never lets through more than its burst and its rate', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 50 }), (pauses, perSecond) => {
      const buckets = createBuckets(perSecond)
      let now = 1_000
      let taken = 0
      for (const ms of pauses) {
        now += ms
        if (buckets.take('one', now)) taken++
        assert(taken <= perSecond * 2 + ((now - 1_000) * perSecond) / 1_000 + 1e-6)
      }
      assert(buckets.take('one', now + 2_000), 'a quiet caller gets through again')
    }),
  )
})

test('[F2] what costs more than a bucket holds gets through when the bucket is full', () => {
  const buckets = createBuckets(30)
  // As a batch does it: one token for the request, then the rest of what it costs.
  for (let now = 0; now < 500_000; now += 100_000)
    assert(buckets.take('one', now) && buckets.take('one', now, 63))
  assert(!buckets.take('one', 400_000, 63))
})

test('[F2] [J13] many callers do not grow the table without bound, nor free a busy one', () => {
  const buckets = createBuckets(1, 2)
  for (let nth = 0; nth < 120_000; nth++) assert(buckets.take(nth, 1_000))
  assert(buckets.take('late', 1_000) && buckets.take('late', 1_000))
  assert(!buckets.take('late', 1_000))
})

test('[F2] a member who asks too much on a socket is told so, call by call, and stays connected', async (t) => {
  await restart(limited(100_000, 10))
  const { token } = await server.member()
  const member = await listenAs(server.url, token)
  t.after(() => member.socket.terminate())
  for (let id = 0; id < MANY; id++) member.say({ event: 'call', id, path: 'wallet/get_balances' })
  const answers = []
  while (answers.length < MANY) answers.push(await member.next())
  assert.deepEqual(
    answers.map(({ id }) => id).sort((one, other) => one - other),
    [...Array(MANY).keys()],
  )
  const codes = answers.map(({ code }) => code)
  const through = codes.filter((code) => code === 1).length
  assert.equal(through, 20)
  assert.equal(codes.filter((code) => code === 429).length, MANY - through)
})

test('[F2] a batch counts as what is in it', async () => {
  await restart(limited(100_000, 30))
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const order = { pair: 'btcusdt', side: 'buy', price: '50000', quantity: '0.0001' }
  const batch = () =>
    post(server.url, 'spot/place_orders', { orders: new Array(30).fill(order) }, { token })
  const answers = [await batch(), await batch(), await batch()]
  assert.deepEqual(
    answers.map(({ code }) => code),
    [1, 1, 429],
  )
})
