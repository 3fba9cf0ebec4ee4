/** Orders that are almost right, over HTTP and the socket: only envelopes come back, no money is lost. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { type Listener, listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { callOver, type Trader, traderOn } from '@evenkeel/server/testing/traders.ts'
import { platformRefusals } from '@evenkeel/wire'
import fc from 'fast-check'
import { routes } from './routes.ts'

let server: TestServer
let trader: Trader
let listener: Listener
before(async () => {
  server = await startTestServer()
  trader = await traderOn(server)
  listener = await listenAs(server.url, trader.token)
})
after(() => listener.socket.terminate())
after(() => server.stop())

const RUNS = 500
const reasons = new Set([
  ...routes.flatMap(({ call }) => call.refusals),
  ...Object.keys(platformRefusals),
])
const names = new Set(routes.flatMap(({ call }) => Object.keys(call.input.shape)))

const number = fc.oneof(
  fc.constantFrom('0', '0.00000001', '1e5', '-1', '999999999999.99999999', '0.00001', '60000.01'),
  fc.integer({ min: 0, max: 100_000 }).map((units) => `${units / 100}`),
  fc.integer({ min: 0, max: 10_000 }).map((lots) => (lots / 100_000).toFixed(5)),
)
const price = fc.integer({ min: 5_900_000, max: 6_100_000 }).map((cents) => `${cents / 100}`)
const quantity = fc.integer({ min: 10, max: 1_000 }).map((lots) => (lots / 100_000).toFixed(5))
const text = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 34 }))
const field = <Value>(good: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 30, arbitrary: good as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  )
const seldom = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const order = fc.record({
  pair: field(fc.constantFrom(...Array(8).fill('btcusdt'), 'nonesuch', 'BTC')),
  side: field(fc.constantFrom('buy', 'sell')),
  kind: field(fc.constantFrom('limit', 'limit', 'limit', 'market', 'stopLimit', 'stopMarket')),
  force: field(fc.constantFrom('gtc', 'gtc', 'ioc', 'fok', 'postOnly')),
  price: field(fc.oneof(number, price, price)),
  quantity: field(fc.oneof(number, quantity, quantity)),
  spend: seldom(number),
  stopPrice: seldom(number),
  clientId: fc.oneof(fc.constant(undefined), seldom(text)),
})
const naming = fc.record(
  { id: fc.constantFrom('A'.repeat(22), 'short', ''), clientId: text },
  { requiredKeys: [] },
)
const change = fc.record({ price: number, quantity: number }, { requiredKeys: [] })
const amending = fc.tuple(naming, change).map(([name, what]) => ({ ...name, ...what }))
const several = (item: fc.Arbitrary<object>) =>
  fc.record({ orders: field(fc.array(item, { maxLength: 6 })) })
const oco = fc.record({
  pair: fc.constantFrom('btcusdt', 'nonesuch'),
  side: fc.constantFrom('buy', 'sell'),
  quantity: number,
  price: number,
  stopPrice: number,
  stopLimitPrice: fc.option(number, { nil: undefined }),
})
const asked = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('place_order'), order) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('place_orders'), several(order)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('place_oco'), oco) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('amend_order'), amending) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('amend_orders'), several(amending)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('cancel_order'), naming) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cancel_orders'), several(naming)) },
)

type Envelope = {
  code: number
  msg: string
  reason?: string
  data: unknown
  fields?: readonly string[]
}
function isEnvelope({ code, msg, reason, data, fields = [] }: Envelope): void {
  for (const name of fields) assert(names.has(name), name)
  assert.equal(reason === undefined, code === 1)
  if (reason === undefined) return
  assert(reasons.has(reason) && reason !== 'serverError', reason)
  assert(msg.length > 0 && msg !== reason)
  assert(code === 0 || code === 400, `${code}`)
  assert.equal(data, null)
}

/** One member alone never trades: what is available and what is frozen add up to what was given. */
async function conserves(): Promise<void> {
  const held = await trader.held()
  const sum = (asset: string) =>
    [held[asset], held[`${asset} frozen`]].reduce((all, amount = '0') => {
      const [whole = '', places = ''] = amount.split('.')
      return all + BigInt(whole + places.padEnd(8, '0'))
    }, 0n)
  assert.deepEqual([sum('BTC'), sum('USDT')], [10n ** 8n, 10n ** 13n])
  for (const { filled, state } of await trader.open())
    assert.deepEqual([filled, state], ['0', 'open'])
  assert.doesNotMatch(server.logged(), /"level":"error"|call failed/)
}

test('[S1] [S21] anything that looks like an order, over HTTP', async () => {
  let placed = 0
  await fc.assert(
    fc.asyncProperty(asked, async ([path, body]) => {
      const answer = await trader.post(path, body)
      assert(answer.status === 200 || answer.status === 400, answer.text)
      isEnvelope(answer)
      if (path === 'place_order' && answer.code === 1) placed++
    }),
    { numRuns: RUNS },
  )
  assert(placed > 5, `${placed} of it were orders`)
  await conserves()
})

test('[S25] [S21] anything that looks like an order, over the socket', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ([path, params]) => {
      isEnvelope(await callOver(listener, `spot/${path}`, params, newKey()))
    }),
    { numRuns: RUNS },
  )
  assert.equal(listener.socket.readyState, listener.socket.OPEN)
  await conserves()
})
