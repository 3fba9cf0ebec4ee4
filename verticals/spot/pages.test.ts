/** Orders and fills that are over: read for ever, by their owner alone, page by page. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
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

const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)
const cancelled = async (trader: Trader, side: 'buy' | 'sell', more: object = {}) => {
  const price = side === 'buy' ? '20000' : '90000'
  const { id } = await trader.limit(side, '0.001', price, more)
  taken(await trader.post('cancel_order', { id }))
  return id
}

/** A member with an order in every state, each under a client id, and whoever traded with them. */
async function ordersInEveryState() {
  const [one, other] = [await traderOn(server), await traderOn(server)]
  const filled = await one.limit('buy', '0.02', '60000', { clientId: 'filled' })
  const part = await one.limit('buy', '0.03', '59999.99', { clientId: 'part' })
  const sold = await other.limit('sell', '0.025', '59999.99', { clientId: 'sold' })
  const gone = await one.limit('buy', '0.01', '50000', { clientId: 'gone' })
  taken(await one.post('cancel_order', { id: gone.id }))
  const fast = await one.limit('buy', '0.01', '50000', { clientId: 'fast', force: 'ioc' })
  const open = await one.limit('buy', '0.01', '50000', { clientId: 'open' })
  const foreign = await other.limit('sell', '0.01', '70000', { clientId: 'foreign' })
  return { one, other, ids: idsOf([filled, part, gone, fast, open]), theirs: [sold, foreign] }
}

test('[S22] every order is read by its id and by its client’s, with its figures and its fills', async () => {
  const { one, other, ids, theirs } = await ordersInEveryState()
  const read = await Promise.all(ids.map((id) => one.order(id)))
  assert.deepEqual(
    read.map((order) => {
      const { clientId, state, filled, dealAmount, averagePrice, fee, feeAsset, endedAt } = order
      const figures = [filled, dealAmount, averagePrice ?? '-', fee, feeAsset].join(' ')
      return `${clientId} ${state} ${figures} ${endedAt === undefined ? '' : 'over'}`
    }),
    [
      'filled filled 0.02 1200 60000 0.000016 BTC over',
      'part open 0.005 299.99995 59999.99 0.000004 BTC ',
      'gone cancelled 0 0 - 0 BTC over',
      'fast cancelled 0 0 - 0 BTC over',
      'open open 0 0 - 0 BTC ',
    ],
  )
  for (const order of read)
    assert.deepEqual(taken(await one.get(`get_order?clientId=${order.clientId}`)), order)

  const [filled, part, , , open] = read as [Told, Told, Told, Told, Told]
  const fills = taken(await one.get('get_fills')).fills
  const common = { pair: 'btcusdt', side: 'buy', role: 'maker', feeAsset: 'BTC', against: 'member' }
  assert.deepEqual(
    fills.map(({ id: _, at: __, ...fill }: { id: string; at: number }) => fill),
    [
      {
        ...common,
        order: part.id,
        price: '59999.99',
        quantity: '0.005',
        dealAmount: '299.99995',
        fee: '0.000004',
      },
      {
        ...common,
        order: filled.id,
        price: '60000',
        quantity: '0.02',
        dealAmount: '1200',
        fee: '0.000016',
      },
    ],
  )
  for (const [order, expected] of [
    [filled, [fills[1]]],
    [part, [fills[0]]],
    [open, []],
  ] as const)
    assert.deepEqual(taken(await one.get(`get_fills?order=${order.id}`)).fills, expected)
  const [sold] = theirs
  const made = taken(await other.get(`get_fills?order=${sold?.id}`)).fills
  type Fill = { id: string; role: string; side: string; fee: string; feeAsset: string }
  assert.deepEqual(
    made.map(({ role, side, fee, feeAsset }: Fill) => [role, side, fee, feeAsset]),
    [
      ['taker', 'sell', '0.29999995', 'USDT'],
      ['taker', 'sell', '1.2', 'USDT'],
    ],
  )
  assert.deepEqual(idsOf(made), idsOf(fills), 'both sides know a trade by one id')
  for (const trader of [one, other]) await trader.post('cancel_all', {})
})

test('[S22] no call tells or changes another member’s order, by id or by client id', async () => {
  const { one, other, ids, theirs } = await ordersInEveryState()
  for (const [owner, thief, stolen] of [
    [one, other, ids],
    [other, one, idsOf(theirs)],
  ] as const) {
    const before = [await owner.open(), await owner.held(), await thief.held()]
    for (const id of stolen) {
      const { clientId = '' } = await owner.order(id)
      for (const name of [{ id }, { clientId }] as Record<string, string>[]) {
        const looked = await thief.get(`get_order?${new URLSearchParams(name)}`)
        const changed = await thief.post('amend_order', { ...name, quantity: '0.001' })
        const ended = await thief.post('cancel_order', name)
        for (const { reason, data } of [looked, changed, ended])
          assert.deepEqual([reason, data], ['orderDoesNotExist', null])
        const orders = [name]
        for (const several of [
          await thief.post('cancel_orders', { orders }),
          await thief.post('amend_orders', { orders: [{ ...name, price: '50001' }] }),
        ])
          assert.equal(taken(several).answers[0].reason, 'orderDoesNotExist')
      }
      assert.deepEqual(taken(await thief.get(`get_fills?order=${id}`)), { fills: [] })
      for (const path of ['get_fills', 'get_order_history', 'get_open_orders'])
        assert(!(await thief.get(path)).text.includes(id), path)
      assert.deepEqual(taken(await thief.get(`get_order_history?after=${id}`)), { orders: [] })
    }
    await thief.post('cancel_all', { pair: 'ethusdt' })
    assert.deepEqual([await owner.open(), await owner.held(), await thief.held()], before)
  }
  for (const trader of [one, other]) await trader.post('cancel_all', {})
})

test('[S22] a client id that is used again names the open order, else the newest', async () => {
  const trader = await traderOn(server)
  const named = async () => taken(await trader.get('get_order?clientId=again')).id
  const first = await cancelled(trader, 'buy', { clientId: 'again' })
  assert.equal(await named(), first)
  const { id: second } = await trader.limit('buy', '0.001', '20000', { clientId: 'again' })
  assert.equal(await named(), second)
  taken(await trader.post('cancel_order', { clientId: 'again' }))
  assert.equal(await named(), second)
  assert.equal((await trader.order(first)).id, first)
})

type Page = { orders: Told[]; next?: string }
const page = async (trader: Trader, query: string): Promise<Page> =>
  taken(await trader.get(`get_order_history?${query}`))

test('[S23] history is newest first, of all or one side, of all pairs or one, without what is open', async () => {
  const trader = await traderOn(server, { funds: { BTC: '1', ETH: '10', USDT: '1000' } })
  const eth = { pair: 'ethusdt', quantity: '0.1' }
  await trader.limit('buy', '0.001', '20000')
  const a = await cancelled(trader, 'buy')
  const b = await cancelled(trader, 'sell')
  const c = await cancelled(trader, 'buy', { ...eth, price: '2000' })
  const d = await cancelled(trader, 'sell', { ...eth, price: '9000' })
  const e = await cancelled(trader, 'buy')
  await trader.limit('sell', '0.001', '90000')
  for (const [query, ids] of [
    ['size=5', [e, d, c, b, a]],
    ['side=all', [e, d, c, b, a]],
    ['side=buy', [e, c, a]],
    ['side=sell', [d, b]],
    ['pair=btcusdt', [e, b, a]],
    ['pair=ethusdt', [d, c]],
    ['pair=ethusdt&side=sell', [d]],
    ['pair=solusdt', []],
    ['pair=nonesuch', []],
  ] as const)
    assert.deepEqual(idsOf((await page(trader, query)).orders), ids, query)
  const first = await page(trader, 'side=buy&size=2')
  assert.deepEqual(idsOf(first.orders), [e, c])
  const last = await page(trader, `side=buy&size=2&after=${first.next}`)
  assert.deepEqual(last, { orders: [await trader.order(a)] })
  for (const query of ['side=hold', 'size=0', 'size=101', 'size=2.5', 'pair=BTC', 'after=x']) {
    const answer = await trader.get(`get_order_history?${query}`)
    assert.deepEqual([answer.status, answer.reason], [400, 'badRequest'], query)
    assert.deepEqual(answer.fields, [query.split('=')[0]])
  }
  await trader.post('cancel_all', {})
})

test('[S23] pages neither repeat nor miss an order while others come in between', async () => {
  const [trader, maker] = [await traderOn(server), await traderOn(server)]
  const { id: old } = await trader.limit('buy', '0.001', '20000')
  const expected = []
  for (let nth = 0; nth < 23; nth++) expected.unshift(await cancelled(trader, 'buy'))
  const seen: string[] = []
  let query = 'size=4'
  for (let pages = 1; query !== ''; pages++) {
    const { orders, next } = await page(trader, query)
    seen.push(...idsOf(orders))
    query = next === undefined ? '' : `size=4&after=${next}`
    await cancelled(trader, pages % 2 === 0 ? 'buy' : 'sell')
    if (pages === 3) taken(await trader.post('cancel_order', { id: old }))
  }
  assert.deepEqual(seen, [...expected, old])

  for (let nth = 0; nth < 9; nth++) await maker.limit('sell', '0.001', `${60_000 + nth}`)
  await trader.limit('buy', '0.009', '61000')
  type Fills = { fills: { id: string; price: string }[]; next?: string }
  const prices: string[] = []
  let after = ''
  do {
    const { fills, next }: Fills = taken(await trader.get(`get_fills?size=2${after}`))
    prices.push(...fills.map(({ price }) => price))
    after = next === undefined ? '' : `&after=${next}`
    await maker.limit('sell', '0.001', '60500')
    await trader.limit('buy', '0.001', '61000')
  } while (after !== '')
  assert.deepEqual(
    prices,
    Array.from({ length: 9 }, (_, nth) => `${60_008 - nth}`),
  )
})

test('[S23] a cursor that this exchange did not make shows an empty page', async () => {
  const trader = await traderOn(server)
  const id = await cancelled(trader, 'buy')
  for (const after of ['A'.repeat(22), '_'.repeat(22), id]) {
    assert.deepEqual(await page(trader, `after=${after}`), { orders: [] })
    assert.deepEqual(taken(await trader.get(`get_fills?after=${after}`)), { fills: [] })
  }
})

test('[S22] [S24] all of it is there after a restart, and the orders that rested still match', async () => {
  const { one, other, ids, theirs } = await ordersInEveryState()
  const key = newKey()
  const orders = [
    { pair: 'btcusdt', side: 'buy', quantity: '0.001', price: '20000' },
    { pair: 'nonesuch', side: 'buy', quantity: '0.001', price: '20000' },
  ]
  const batch = await one.post('place_orders', { orders }, key)
  const told = async ({ token }: Trader, names: readonly string[]) => {
    const trader = traderAt(server.url, token)
    const [history, fills] = [await trader.get('get_order_history'), await trader.get('get_fills')]
    const each = await Promise.all(names.map((name) => trader.order(name)))
    return [each, await trader.open(), taken(history), taken(fills), await trader.held()]
  }
  const before = [await told(one, ids), await told(other, idsOf(theirs))]
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.deepEqual([await told(one, ids), await told(other, idsOf(theirs))], before)
  const [again, seller] = [traderAt(server.url, one.token), traderAt(server.url, other.token)]
  assert.equal((await again.post('place_orders', { orders }, key)).text, batch.text)
  assert.deepEqual(await again.held(), before[0]?.at(-1))
  const sold = await seller.limit('sell', '0.025', '59999.99')
  assert.deepEqual([sold.state, sold.averagePrice], ['filled', '59999.99'])
  const { state, filled, dealAmount, fee } = await again.order(ids[1] as string)
  assert.deepEqual([state, filled, dealAmount, fee], ['filled', '0.03', '1799.9997', '0.000024'])
})
