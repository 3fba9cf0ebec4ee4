/** What an order can be checked by: who stood on the other side, and which price set it off. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseFigure } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { get } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Told, type Trader, taken, traderOn } from '@evenkeel/server/testing/traders.ts'
import type { Answer } from '@evenkeel/wire'
import type { ProjectedEntry } from '@evenkeel/wire/server'
import type { getFills } from './contract/index.ts'
import { orders } from './history.ts'

type Fill = Answer<typeof getFills>['fills'][number]

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
})
after(() => server.stop())

/** The price takes seconds to go that far, and once in many runs a minute. */
const REACHED_MS = 300_000
const BTC = 'btcusdt'
/** Of a price: as near to it as the house maker ever quotes, 10 of a million. */
const LEAST_HALF_SPREAD = 100_000n
/** Through the reference by a hair, on either side. */
const BESIDE = [
  ...(['buy', 'buy', 'buy', 'buy', 'buy'] as const).map((side) => [side, 0.05] as const),
  ...(['sell', 'sell', 'sell', 'sell', 'sell'] as const).map((side) => [side, -0.05] as const),
]
const fillsOf = async (trader: Trader, { id }: Told): Promise<Fill[]> =>
  taken(await trader.get(`get_fills?order=${id}`)).fills

async function priceNow(): Promise<number> {
  const { index } = taken(await get(server.url, `currency/get_ticker?symbol=${BTC}`))
  return Number(index)
}

/** The price goes one way or the other: of two orders around it, the first that it reaches. */
async function firstReached(
  trader: Trader,
  placed: readonly Told[],
  isReached: (order: Told) => boolean,
) {
  const found = async () => {
    const orders = await Promise.all(placed.map(({ id }) => trader.order(id)))
    return orders.find(isReached)
  }
  return eventually('the price reaches one of them', found, REACHED_MS)
}

test('[S37] a fill that the house maker stood across from says so', async () => {
  const one = await traderOn(server)
  const asked = { pair: BTC, side: 'buy', kind: 'market', spend: '50' }
  const bought: Told = taken(await one.post('place_order', asked))
  const [house] = await fillsOf(one, bought)
  assert.equal(house?.against, 'house')
  assert.equal(house?.reference, undefined, 'it was matched by an offer, not by a price')
})

test('[S15] [S37] a fill that the price made says which price, from where and when', async () => {
  const trader = await traderOn(server)
  const price = await priceNow()
  const at = (side: 'buy' | 'sell', shift: number) =>
    trader.limit(side, '0.001', (price + shift).toFixed(2), { force: 'postOnly' })
  const placed = [await at('buy', -4), await at('sell', 4)]
  const order = await firstReached(trader, placed, ({ state }) => state === 'filled')
  const fills = await fillsOf(trader, order)
  for (const fill of fills) {
    assert.equal(fill.against, 'house')
    assert.equal(fill.role, 'maker')
    const { reference } = fill
    assert.ok(reference !== undefined, 'the price that went through it')
    assert.equal(reference.source, 'simulator')
    assert.ok(reference.at <= fill.at && reference.at > fill.at - 60_000)
    const isThrough = parseFigure(reference.price) - parseFigure(fill.price)
    assert.ok(
      fill.side === 'buy' ? isThrough < 0n : isThrough > 0n,
      `${reference.price} ${fill.price}`,
    )
  }
  assert.ok(fills.length > 0)
})

test('[S40] an order right beside the reference is not taken until that is half a spread away', async () => {
  const trader = await traderOn(server)
  for (const [side, shift] of BESIDE)
    await trader.limit(side, '0.001', ((await priceNow()) + shift).toFixed(2))
  const prices = new Set<number>()
  await eventually('the price moves', async () => prices.add(await priceNow()).size > 5)
  const { fills }: { fills: Fill[] } = taken(await trader.get('get_fills'))
  for (const { role, price, reference } of fills) {
    // Met by the ladder when the price moved meanwhile.
    if (role === 'taker') continue
    const away = parseFigure(reference?.price ?? '0') - parseFigure(price)
    const least = parseFigure(price) / LEAST_HALF_SPREAD
    assert.ok(away >= least || away <= -least, `${reference?.price} ${price}`)
  }
})

test('[S16] [S37] a stop says which price set it off, wherever it is told of, to its owner alone', async (t) => {
  const [trader, thief] = [await traderOn(server), await traderOn(server)]
  const now = await priceNow()
  const stop = async (side: 'buy' | 'sell', shift: number): Promise<Told> => {
    const far = side === 'buy' ? 0.85 : 1.15
    const figures = { stopPrice: (now + shift).toFixed(2), price: String(Math.floor(now * far)) }
    const asked = { pair: BTC, side, kind: 'stopLimit', quantity: '0.001', ...figures }
    return taken(await trader.post('place_order', asked))
  }
  const placed = [await stop('buy', 6), await stop('sell', -6)]
  assert.ok(
    placed.every(({ state, triggeredBy }) => state === 'waiting' && triggeredBy === undefined),
  )
  const resting = await firstReached(trader, placed, ({ state }) => state === 'open')
  const { triggeredBy } = resting
  assert.equal(triggeredBy?.source, 'simulator')
  assert.ok(triggeredBy !== undefined && resting.stopPrice !== undefined)
  const past = parseFigure(triggeredBy.price) - parseFigure(resting.stopPrice)
  assert.ok(resting.side === 'buy' ? past >= 0n : past <= 0n)
  const open = (await trader.open()).find(({ id }) => id === resting.id)
  assert.deepEqual(open?.triggeredBy, triggeredBy)
  const listener = await listenAs(server.url, trader.token)
  t.after(() => listener.socket.terminate())
  taken(await trader.post('amend_order', { id: resting.id, quantity: '0.0009' }))
  taken(await trader.post('cancel_order', { id: resting.id }))
  const news = (await listener.rest()) as { channel: string; data: { orders: Told[] } }[]
  const told = news.filter(({ channel }) => channel === 'orders').flatMap(({ data }) => data.orders)
  assert.deepEqual(
    told.map((order) => [order.state, order.triggeredBy]),
    [
      ['open', triggeredBy],
      ['cancelled', triggeredBy],
    ],
  )
  assert.deepEqual((await trader.order(resting.id)).triggeredBy, triggeredBy)
  const [listed] = taken(await trader.get('get_order_history')).orders
  assert.deepEqual(listed.triggeredBy, triggeredBy)
  assert.equal((await thief.get(`get_order?id=${resting.id}`)).code === 1, false)
})

test('[S37] a source is kept as it names itself, with all of its venues', async () => {
  const at = Date.now()
  const source = 'upstream:binance,okx,"kraken"'
  const swept = { type: 'swept', pair: BTC, reference: { price: 5n, at, source } }
  const trade = {
    type: 'traded',
    id: 7,
    pair: BTC,
    at,
    side: 0,
    tick: 1,
    lots: 1,
    base: 1n,
    quote: 5n,
    baseAsset: 'BTC',
    quoteAsset: 'USDT',
    taker: 0,
    takerOrder: 0,
    maker: 9,
    makerOrder: 8,
    takerFee: 0n,
    makerFee: 0n,
  }
  const decision = { ok: true, events: [swept, trade] }
  const entry = { realm: 'demo', seq: 1, at, decision, movements: [] }
  const [insert] = orders.fold([entry as unknown as ProjectedEntry])
  await server.query(insert?.sql ?? '', insert?.values)
  const [row] = await server.query<{ source: string; reference: string }>(
    'select source, reference from spot_fill where member = 9 and id = 7',
  )
  assert.deepEqual(row, { source, reference: '0.00000005' })
})
