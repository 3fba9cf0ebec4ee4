/** Cancel timers of programs on the whole server: armed, renewed, switched off, and ended in time. Rules S50 and LC48. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { get, post } from '../testing/calls.ts'
import type { Htx } from '../testing/ccxt.ts'
import { askSigned, keyFor, type TestKey } from '../testing/programs.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { traderAt } from '../testing/traders.ts'
import { givenStage, idOf, PAIR, type Stage, SWAP } from './testing/stage.ts'

let ahead = 0
const clock = { now: () => Math.floor(Date.now() + ahead), correct: () => undefined }
let server: TestServer
let stage: Stage
let htx: Htx
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } }, clock })
  stage = await givenStage(server)
  htx = stage.htx
})
after(async () => {
  await stage.close()
  await server.stop()
})

/** So much later by the exchange's clock; a program follows it. What was heard of before then is past its deadline. */
async function later(ms: number): Promise<void> {
  ahead += ms
  await htx.loadTimeDifference()
  const isHeard = () =>
    htx.fetchBalance().then(
      () => true,
      () => false,
    )
  await until(isHeard)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 200; !(await isSo()); left--) {
    assert(left > 0, 'it does not come')
    await pause(50)
  }
}

const below = () => Math.floor(stage.below(10))
const spotOrder = async () =>
  idOf(await htx.createOrder(PAIR, 'limit', 'buy', 0.01, stage.below(10)))
const statusOf = async (id: string, symbol: string) => (await htx.fetchOrder(id, symbol)).status
/** Signs by the exchange's clock. */
const ask = (key: TestKey, path: string, body: object) =>
  askSigned(server.url, key, { method: 'POST', path, body, at: clock.now() })

test('[spot S50] ccxt arms the timer, renews it, and its orders stay; left alone, they are cancelled', async () => {
  htx.options.adjustForTimeDifference = true
  const id = await spotOrder()
  const { data } = await htx.cancelAllOrdersAfter(60_000)
  assert.equal(data.triggerTime - data.currentTime, 60_000)
  await later(50_000)
  await htx.cancelAllOrdersAfter(60_000)
  await later(50_000)
  assert.equal(await statusOf(id, PAIR), 'open')
  await later(11_000)
  await until(async () => (await statusOf(id, PAIR)) === 'canceled')
  assert.deepEqual(await htx.fetchOpenOrders(PAIR), [])
})

test('[spot S50] 0 switches it off; it leaves contracts alone', async () => {
  const [id, swap] = [
    await spotOrder(),
    idOf(await htx.createOrder(SWAP, 'limit', 'buy', 5, stage.below(10))),
  ]
  await htx.cancelAllOrdersAfter(5_000)
  assert.equal((await htx.cancelAllOrdersAfter(0)).data.triggerTime, 0)
  await later(6_000)
  const other = await spotOrder()
  assert.equal(await statusOf(id, PAIR), 'open')
  await htx.cancelAllOrdersAfter(5_000)
  await later(6_000)
  await until(async () => (await statusOf(other, PAIR)) === 'canceled')
  assert.equal(await statusOf(swap, SWAP), 'open')
  await htx.cancelOrder(swap, SWAP)
})

for (const path of ['/v5/trade/cancel-after', '/linear-swap-api/v1/linear-cancel-after'])
  test(`[contracts LC48] ${path} cancels what opens, and leaves what guards a position`, async () => {
    const open = idOf(await htx.createOrder(SWAP, 'limit', 'buy', 5, stage.below(10)))
    await htx.createOrder(SWAP, 'market', 'buy', 5)
    const guard = await htx.createOrder(SWAP, 'market', 'sell', 5, undefined, {
      stopLossPrice: stage.below(20),
    })
    const armed = await ask(stage.key, path, { on_off: 1, time_out: 6_000 })
    assert.equal(armed.data.trigger_time - armed.data.current_time, 6_000)
    await later(7_000)
    await until(async () => (await statusOf(open, SWAP)) === 'canceled')
    const waiting = await htx.fetchOpenOrders(SWAP, undefined, undefined, { trigger: true })
    assert.deepEqual(waiting.map(idOf), [idOf(guard)])
    assert.equal((await ask(stage.key, path, { on_off: 0 })).data.trigger_time, 0)
    await htx.closePosition(SWAP)
  })

test('[spot S50] [contracts LC48] any other time is refused, in HTX’s shape', async () => {
  const { member } = await server.member()
  const key = await keyFor(server, member)
  for (const timeout of [1, 4, 86_401, -5, '5.5', '', null])
    assert.equal((await ask(key, '/v2/algo-orders/cancel-all-after', { timeout })).status, 'error')
  for (const body of [{ on_off: 1, time_out: 4_999 }, { on_off: 2 }, {}, { on_off: 1, x: 1 }])
    assert.equal((await ask(key, '/v5/trade/cancel-after', body)).status, 'error')
  for (const timeout of [5, '86400', 0])
    assert.equal((await ask(key, '/v2/algo-orders/cancel-all-after', { timeout })).code, 200)
})

test('[spot S50] the app says why an order went', async () => {
  const { member, token } = await server.member()
  const key = await keyFor(server, member)
  const app = traderAt(server.url, token)
  const price = `${Math.floor(stage.below(10))}`
  const { id } = await app.limit('buy', '0.01', price)
  await ask(key, '/v2/algo-orders/cancel-all-after', { timeout: '5' })
  await later(6_000)
  await until(async () => (await app.order(id)).state === 'cancelled')
  const { data } = await get(server.url, `spot/get_order?id=${id}`, { token })
  assert.equal(data.why, 'cancelTimer')
})

for (const name of ['maintenance', 'everythingFrozen'])
  test(`[spot S50] a timer ends during ${name}, when no program can set it anew`, async () => {
    const [admin, other] = [await server.operator(), await server.operator()]
    const decide = (path: string, body: object, { token }: { readonly token: string }) =>
      post(server.consoleUrl, path, body, { token })
    const set = (is_on: boolean) =>
      decide('console/set_switch', { name, is_on, code: 'drill', reason: 'a drill' }, admin)
    const { member, token } = await server.member()
    const key = await keyFor(server, member)
    const { id } = await traderAt(server.url, token).limit('buy', '0.01', `${below()}`)
    const armed = () => ask(key, '/v2/algo-orders/cancel-all-after', { timeout: '5' })
    assert.equal((await armed()).code, 200)
    assert.equal((await set(true)).code, 1)
    assert.equal((await armed()).status, 'error')
    ahead += 6_000
    const isCancelled = async () => {
      const rows = await server.query<{ why: string }>(
        'select why from spot_order where member = $1',
        [member],
      )
      return rows[0]?.why === 'cancelTimer'
    }
    await until(isCancelled)
    const ended = await set(false)
    if (ended.data.outcome === 'needsAnother') {
      const asked = { token: other.token }
      const { data } = await get(server.consoleUrl, 'console/get_switches', asked)
      const [{ id: proposal, text: seen }] = data.proposals
      const told = await decide('console/approve_proposal', { id: proposal, seen }, other)
      assert.equal(told.code, 1)
    }
    const { data } = await get(server.url, `spot/get_order?id=${id}`, { token })
    assert.equal(data.why, 'cancelTimer')
  })
