/** What members are told of their orders and balances, and of nobody else's; and the two books. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { auth, type Listener, listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  type Told,
  type Trader,
  taken,
  traderAt,
  traderOn,
} from '@evenkeel/server/testing/traders.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Change = { asset: string; account: string; part: string; amount: string }
type News = { channel: string; data: { at: number; orders: Told[]; changes: Change[] } }

/** What was heard since the last time: the orders as they were told, the balances in words. */
async function news(listener: Listener) {
  // A fill is a notification as well, whose count is told on a channel of its own.
  const heard = ((await listener.rest()) as News[]).filter(
    ({ channel }) => channel !== 'notifications',
  )
  const of = (name: string) => heard.filter(({ channel }) => channel === name)
  const [orders, balances] = [of('orders'), of('balances')]
  assert.equal(orders.length + balances.length, heard.length, 'nothing but orders and balances')
  return {
    orders: orders.map(({ data }) => data.orders),
    balances: balances.map(({ data }) =>
      data.changes
        .map(({ asset, account, part, amount }) => `${asset} ${account} ${part} ${amount}`)
        .sort(),
    ),
  }
}
const silence = { orders: [], balances: [] }
const figures = ({ state, quantity, filled, dealAmount, fee }: Told) => {
  return [state, quantity, filled, dealAmount, fee].join(' ')
}

test('[S26] maker and taker are told of each change of their own, a third member of nothing', async (t) => {
  const seller = await traderOn(server, { funds: { BTC: '1' } })
  const buyer = await traderOn(server, { funds: { USDT: '100000' } })
  const third = await traderOn(server)
  const hear = async ({ token }: Trader) => {
    const listener = await listenAs(server.url, token)
    t.after(() => listener.socket.terminate())
    return listener
  }
  const [maker, taker, nobody] = [await hear(seller), await hear(buyer), await hear(third)]

  const ask = await seller.limit('sell', '0.3', '60000', { clientId: 'ask' })
  assert.deepEqual(await news(maker), {
    orders: [[ask]],
    balances: [['BTC spot available 0.7', 'BTC spot frozen 0.3']],
  })
  assert.deepEqual(await news(taker), silence)

  const bid = await buyer.limit('buy', '0.1', '60000')
  assert.deepEqual(await news(taker), {
    orders: [[bid]],
    balances: [['BTC spot available 0.0999', 'USDT spot available 94000']],
  })
  const met = await news(maker)
  assert.deepEqual(met, {
    orders: [[await seller.order(ask.id)]],
    balances: [['BTC spot frozen 0.2', 'USDT spot available 5995.2']],
  })
  assert.deepEqual(met.orders.flat().map(figures), ['open 0.3 0.1 6000 4.8'])

  taken(await seller.post('amend_order', { id: ask.id, quantity: '0.25' }))
  const fewer = await news(maker)
  assert.deepEqual(fewer, {
    orders: [[await seller.order(ask.id)]],
    balances: [['BTC spot available 0.75', 'BTC spot frozen 0.15']],
  })
  assert.deepEqual(fewer.orders.flat().map(figures), ['open 0.25 0.1 6000 4.8'])

  const { id } = taken(await seller.post('amend_order', { id: ask.id, price: '61000' }))
  const moved = await news(maker)
  assert.deepEqual(moved.orders, [[await seller.order(ask.id), await seller.order(id)]])
  assert.deepEqual(moved.orders.flat().map(figures), [
    'cancelled 0.25 0.1 6000 4.8',
    'open 0.15 0 0 0',
  ])
  assert.deepEqual(moved.balances, [['BTC spot available 0.75', 'BTC spot frozen 0.15']])
  assert.deepEqual(await news(taker), silence)

  const large = await buyer.limit('buy', '0.2', '61000')
  assert.deepEqual(figures(large), 'open 0.2 0.15 9150 0.00015')
  assert.deepEqual(await news(taker), {
    orders: [[large]],
    balances: [
      ['BTC spot available 0.24975', 'USDT spot available 81800', 'USDT spot frozen 3050'],
    ],
  })
  const sold = await news(maker)
  assert.deepEqual(sold, {
    orders: [[await seller.order(id)]],
    balances: [['BTC spot frozen 0', 'USDT spot available 15137.88']],
  })
  assert.deepEqual(sold.orders.flat().map(figures), ['filled 0.15 0.15 9150 7.32'])
  assert.equal(sold.orders.flat()[0]?.endedAt, large.at)

  taken(await buyer.post('cancel_order', { id: large.id }))
  const over = await news(taker)
  assert.deepEqual(over, {
    orders: [[await buyer.order(large.id)]],
    balances: [['USDT spot available 84850', 'USDT spot frozen 0']],
  })
  assert.deepEqual(over.orders.flat().map(figures), ['cancelled 0.2 0.15 9150 0.00015'])
  assert.deepEqual(await news(maker), silence)

  const refused = await buyer.post('place_order', { pair: 'btcusdt', side: 'buy' })
  assert.equal(refused.reason, 'badRequest')
  assert.deepEqual([await news(taker), await nobody.rest()], [silence, []])
})

test('[S26] a member who stands on both sides, sweeps a line or cancels all is told of every order', async (t) => {
  const [trader, other] = [await traderOn(server), await traderOn(server)]
  const [mine, theirs] = [
    await listenAs(server.url, trader.token),
    await listenAs(server.url, other.token),
  ]
  t.after(() => [mine, theirs].map(({ socket }) => socket.terminate()))
  const own = await trader.limit('sell', '0.1', '60000')
  const [first, second] = [
    await other.limit('sell', '0.01', '60001'),
    await other.limit('sell', '0.02', '60002'),
  ]
  await Promise.all([news(mine), news(theirs)])
  const taking = await trader.limit('buy', '0.025', '60002')
  const ended = { ...own, state: 'cancelled', why: 'selfTrade', endedAt: taking.at }
  assert.deepEqual((await news(mine)).orders, [[ended, taking]])
  const heard = await news(theirs)
  assert.deepEqual(heard.orders, [[await other.order(first.id), await other.order(second.id)]])
  assert.deepEqual(heard.orders.flat().map(figures), [
    'filled 0.01 0.01 600.01 0.480008',
    'open 0.02 0.015 900.03 0.720024',
  ])
  await other.limit('sell', '0.01', '70000')
  await theirs.rest()
  taken(await other.post('cancel_all', {}))
  const all = (await news(theirs)).orders
  assert.deepEqual(
    all.map((orders) => orders.map(({ state, filled }) => `${state} ${filled}`)),
    [['cancelled 0.015', 'cancelled 0']],
  )
})

test('[S26] after a second auth nothing of the first member is told on that socket', async (t) => {
  const [first, second] = [await traderOn(server), await traderOn(server)]
  const listener = await listenAs(server.url, first.token)
  t.after(() => listener.socket.terminate())
  await first.limit('buy', '0.1', '50000')
  assert.equal((await news(listener)).orders.length, 1)
  listener.say(auth(second.token))
  assert.equal((await listener.next()).code, 1)
  await first.limit('buy', '0.1', '50000')
  assert.deepEqual(await news(listener), silence)
  const theirs = await second.limit('sell', '0.1', '50000')
  assert.deepEqual((await news(listener)).orders, [[theirs]])
  assert.equal(theirs.state, 'filled')
  listener.say(auth('A'.repeat(43)))
  assert.equal((await listener.next()).reason, 'notLoggedIn')
  for (const trader of [first, second]) await trader.post('cancel_all', {})
  assert.deepEqual(await news(listener), silence)
})

test('[S26] two sockets of one member are told the same', async (t) => {
  const trader = await traderOn(server)
  const both = [await listenAs(server.url, trader.token), await listenAs(server.url, trader.token)]
  t.after(() => both.map(({ socket }) => socket.terminate()))
  const order = await trader.limit('buy', '0.1', '50000')
  for (const listener of both) assert.deepEqual((await news(listener)).orders, [[order]])
  await trader.post('cancel_all', {})
})

test('[S27] a demo member and a real member do not meet, nor read or hear each other', async (t) => {
  const real = await traderOn(server)
  const demo = await traderOn(server, { realm: 'demo' })
  const [realEar, demoEar] = [
    await listenAs(server.url, real.token),
    await listenAs(server.url, demo.token),
  ]
  t.after(() => [realEar, demoEar].map(({ socket }) => socket.terminate()))
  const ask = await demo.limit('sell', '0.1', '60000', { clientId: 'same' })
  const bid = await real.limit('buy', '0.1', '61000', { clientId: 'same' })
  assert.deepEqual([ask.state, bid.state], ['open', 'open'])
  assert.deepEqual((await news(realEar)).orders, [[bid]])
  assert.deepEqual((await news(demoEar)).orders, [[ask]])
  const met = await traderOn(server, { realm: 'demo' })
  assert.equal((await met.limit('buy', '0.04', '60000')).state, 'filled')
  assert.deepEqual(await news(realEar), silence)
  assert.equal((await news(demoEar)).orders.flat()[0]?.filled, '0.04')
  for (const [trader, foreign] of [
    [real, ask],
    [demo, bid],
  ] as const) {
    assert.equal((await trader.get(`get_order?id=${foreign.id}`)).reason, 'orderDoesNotExist')
    const { reason } = await trader.post('cancel_order', { id: foreign.id })
    assert.equal(reason, 'orderDoesNotExist')
  }
  for (const trader of [real, demo]) await trader.post('cancel_all', {})
  assert.deepEqual(taken(await real.get('get_order_history')).orders.length, 1)
  assert.deepEqual(taken(await real.get('get_fills')), { fills: [] })
  assert.deepEqual(await real.held(), { BTC: '1', USDT: '100000' })
})

test('[S27] one member with both books has two sets of orders', async () => {
  const made = await server.member({ funds: { USDT: '1000' } })
  const demoMade = await server.member({ realm: 'demo', funds: { USDT: '1000' } })
  const update = 'update session set member = $1 where member = $2'
  await server.query(update, [made.member, demoMade.member])
  const [real, demo] = [traderAt(server.url, made.token), traderAt(server.url, demoMade.token)]
  const one = await real.limit('buy', '0.01', '50000', { clientId: 'same' })
  assert.deepEqual(await demo.open(), [])
  assert.equal((await demo.get('get_order?clientId=same')).reason, 'orderDoesNotExist')
  assert.deepEqual(taken(await demo.post('cancel_all', {})), { cancelled: 0 })
  taken(await real.post('cancel_order', { id: one.id }))
  assert.deepEqual(taken(await demo.get('get_order_history')), { orders: [] })
  const reason = (await demo.get(`get_order?id=${one.id}`)).reason
  assert.equal(reason, 'orderDoesNotExist')
  const { data } = await get(server.url, 'wallet/get_bill?tab=spot', { token: demo.token })
  assert.deepEqual(data.rows, [])
})
