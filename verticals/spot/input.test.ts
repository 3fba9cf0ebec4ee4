/** What spot refuses over the network: each with its own reason, and nothing moves. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Answer, type Trader, taken, traderOn } from '@evenkeel/server/testing/traders.ts'

let server: TestServer
let trader: Trader
before(async () => {
  server = await startTestServer()
  trader = await traderOn(server)
})
after(() => server.stop())

const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.5', price: '60000' } as const
const without = (name: keyof typeof limit) => {
  const { [name]: _, ...rest } = limit
  return rest
}

/** The call is refused so, and neither money nor an order is there afterwards that was not before. */
async function refused(path: string, body: object, reason: string): Promise<Answer> {
  const before = [await trader.held(), await trader.open()]
  const answer = await trader.post(path, body)
  assert.equal(answer.reason, reason, `${JSON.stringify(body)} ${answer.text}`)
  assert.equal(answer.data, null)
  const [status, code] = reason === 'badRequest' ? [400, 400] : [200, 0]
  assert.deepEqual([answer.status, answer.code], [status, code])
  assert.deepEqual([await trader.held(), await trader.open()], before)
  return answer
}

test('[S1] a pair that does not exist is refused in words of the language that was asked for', async () => {
  for (const [language, msg] of [
    ['en', 'Trading pair does not exist'],
    ['de', 'Handelspaar existiert nicht'],
    ['ja', '取引ペアが存在しません'],
  ] as const) {
    const body = { ...limit, pair: 'nonesuch' }
    const headers = { 'accept-language': language }
    const answer = await trader.post('place_order', body, undefined, headers)
    assert.deepEqual(
      [answer.status, answer.code, answer.reason, answer.msg, answer.data],
      [200, 0, 'pairDoesNotExist', msg, null],
    )
    const several = await trader.post('place_orders', { orders: [body] }, undefined, headers)
    assert.deepEqual(taken(several).answers, [{ code: 0, msg, reason: 'pairDoesNotExist' }])
  }
  await refused('cancel_all', { pair: 'nonesuch' }, 'pairDoesNotExist')
})

for (const [told, change, reason, msg] of [
  ['a price between two ticks', { price: '60000.001' }, 'priceOffTick', /price step/],
  ['a price of nothing', { price: '0' }, 'priceOffTick', /price step/],
  ['a price beyond all books', { price: '999999999999' }, 'priceTooHigh', /10,737,418\.23 USDT/],
  ['a quantity between two lots', { quantity: '0.500001' }, 'quantityOffLot', /quantity step/],
  ['more lots than an order may have', { quantity: '999999999999' }, 'orderTooLarge', /too large/],
  [
    'more than the member has, by a lot',
    { quantity: '1.66667' },
    'insufficientFunds',
    /^Insufficient funds$/,
  ],
  [
    'a sale of more than the member has, by a lot',
    { side: 'sell', quantity: '1.00001' },
    'insufficientFunds',
    /^Insufficient funds$/,
  ],
] as const)
  test(`[S1] [S2] ${told} is refused`, async () => {
    const answer = await refused('place_order', { ...limit, ...change }, reason)
    assert.match(answer.msg, msg)
  })

test('[S10] an order below the minimum is refused and told the minimum; the minimum itself is not', async () => {
  const small = { ...limit, price: '49999.99', quantity: '0.0001' }
  const answer = await refused('place_order', small, 'orderTooSmall')
  assert.equal(answer.msg, 'The smallest order is 5 USDT.')
  const german = await trader.post('place_order', small, undefined, { 'accept-language': 'de' })
  assert.equal(german.msg, 'Die Mindestordergröße beträgt 5 USDT.')
  await refused('place_order', { ...limit, quantity: '0' }, 'orderTooSmall')
  const { id } = await trader.limit('buy', '0.0001', '50000')
  taken(await trader.post('cancel_order', { id }))
})

test('[S9] without any reference price there is no band', async () => {
  const { id, state } = await trader.limit('buy', '0.01', '1000000')
  assert.equal(state, 'open')
  taken(await trader.post('cancel_order', { id }))
})

test('[S5] [S16] [S17] what needs a price is refused while there is none', async () => {
  const { pair, quantity } = limit
  for (const asked of [
    { side: 'buy', kind: 'market', spend: '100' },
    { side: 'buy', kind: 'market', quantity },
    { side: 'sell', kind: 'market', quantity },
    { side: 'buy', kind: 'stopLimit', quantity, price: '61000', stopPrice: '60500' },
    { side: 'sell', kind: 'stopLimit', quantity, price: '59000', stopPrice: '59500' },
    ...['gtc', 'ioc', 'fok', 'postOnly'].map((force) => ({ ...stop, stopPrice: '59000', force })),
    { side: 'buy', kind: 'stopMarket', spend: '100', stopPrice: '60500' },
    { side: 'buy', kind: 'stopMarket', quantity, stopPrice: '60500' },
    { side: 'sell', kind: 'stopMarket', quantity, stopPrice: '59500' },
  ]) {
    const answer = await refused('place_order', { pair, ...asked }, 'priceFeedStale')
    assert.equal(answer.msg, 'The price feed is interrupted. Please try again shortly.')
  }
  const oco = { pair, side: 'sell', quantity, price: '61000', stopPrice: '59000' }
  await refused('place_oco', oco, 'priceFeedStale')
  await refused('place_oco', { ...oco, stopLimitPrice: '58999.99' }, 'priceFeedStale')
})

const market = { pair: 'btcusdt', side: 'buy', kind: 'market' } as const
const stop = { ...market, kind: 'stopLimit', quantity: '0.5', price: '60000' } as const
const stopMarket = { ...market, kind: 'stopMarket', quantity: '0.5', stopPrice: '1' } as const
const wrong: readonly (readonly [told: string, body: object, fields: readonly string[]])[] = [
  ['nothing at all', {}, ['pair', 'side']],
  ['no pair', without('pair'), ['pair']],
  ['no side', without('side'), ['side']],
  ['a limit order without a price', without('price'), ['price']],
  ['a limit order without a quantity', without('quantity'), ['quantity']],
  ['a limit order that spends', { ...limit, spend: '100' }, ['spend', 'quantity']],
  ['a limit order that only spends', { ...without('quantity'), spend: '1' }, ['spend']],
  ['a limit order with a trigger', { ...limit, stopPrice: '1' }, ['stopPrice']],
  ['a market order with a price', { ...market, quantity: '0.5', price: '1' }, ['price']],
  ['a market order of nothing', market, ['quantity']],
  ['a market buy with both', { ...market, quantity: '0.5', spend: '1' }, ['quantity']],
  ['a market sell that spends', { ...market, side: 'sell', spend: '1' }, ['spend']],
  ['a market order with a force', { ...market, spend: '10', force: 'fok' }, ['force']],
  ['a stop without a trigger', stop, ['stopPrice']],
  ['a stop limit without a price', { ...stop, price: undefined, stopPrice: '1' }, ['price']],
  ['a stop at market with a force', { ...stopMarket, force: 'fok' }, ['force']],
  ['a kind that there is not', { ...limit, kind: 'iceberg' }, ['kind']],
  ['a force that there is not', { ...limit, force: 'day' }, ['force']],
  ['a side that there is not', { ...limit, side: 'hold' }, ['side']],
  ['a number for a price', { ...limit, price: 60000 }, ['price']],
  ['a price below zero', { ...limit, price: '-1' }, ['price']],
  ['nine decimals', { ...limit, quantity: '0.000000001' }, ['quantity']],
  ['thirteen digits', { ...limit, quantity: '1000000000000' }, ['quantity']],
  ['a price in words of science', { ...limit, price: '6e4' }, ['price']],
  ['a pair in capitals', { ...limit, pair: 'BTCUSDT' }, ['pair']],
  ['a client id with a blank', { ...limit, clientId: 'a b' }, ['clientId']],
  ['a client id of 65 signs', { ...limit, clientId: 'a'.repeat(65) }, ['clientId']],
  ['an empty client id', { ...limit, clientId: '' }, ['clientId']],
  ['a field that there is not', { ...limit, member: 1 }, []],
]
for (const [told, body, fields] of wrong)
  test(`[S1] [S5] ${told} is a bad request that names the fields, alone and among several`, async () => {
    const answer = await refused('place_order', body, 'badRequest')
    assert.deepEqual(answer.fields, fields)
    const several = await refused('place_orders', { orders: [limit, body] }, 'badRequest')
    assert.deepEqual(several.fields, ['orders'])
  })

test('[S11] [S13] an order that is none of the member’s is one refusal, whatever it is named by', async () => {
  const other = await traderOn(server)
  const foreign = await other.limit('buy', '0.1', '60000', { clientId: 'theirs' })
  const gone = await trader.limit('buy', '0.1', '60000', { clientId: 'gone' })
  taken(await trader.post('cancel_order', { id: gone.id }))
  const transfer = taken(await makeTransfer(server.url, trader.token)).id as string
  const names: Record<string, string>[] = [
    { id: foreign.id },
    { clientId: 'theirs' },
    { id: transfer },
    { id: 'A'.repeat(22) },
    { id: `${foreign.id.slice(0, 21)}_` },
    { clientId: 'never' },
  ]
  for (const name of [...names, { id: gone.id }, { clientId: 'gone' }]) {
    await refused('cancel_order', name, 'orderDoesNotExist')
    const answer = await refused('amend_order', { ...name, quantity: '0.05' }, 'orderDoesNotExist')
    assert.equal(answer.msg, 'This order does not exist or is already closed.')
  }
  for (const name of names) {
    const { status, reason } = await trader.get(`get_order?${new URLSearchParams(name)}`)
    assert.deepEqual([status, reason], [200, 'orderDoesNotExist'], JSON.stringify(name))
  }
  assert.deepEqual(await other.order(foreign.id), foreign)
  taken(await other.post('cancel_order', { clientId: 'theirs' }))
})

test('[S11] [S13] a name in the wrong shape, two names or none are bad requests', async () => {
  const mine = await trader.limit('buy', '0.1', '60000', { clientId: 'mine' })
  const { id } = mine
  const names: readonly (readonly [Record<string, unknown>, readonly string[]])[] = [
    [{}, ['id']],
    [{ id, clientId: 'mine' }, ['id']],
    [{ id: '' }, ['id']],
    [{ id: 'A'.repeat(21) }, ['id']],
    [{ id: `${id}A` }, ['id']],
    [{ id: 7 }, ['id']],
    [{ id: [id] }, ['id']],
    [{ clientId: 'so so' }, ['clientId']],
    [{ clientId: '' }, ['clientId']],
  ]
  for (const [name, fields] of names) {
    const answers = [
      await refused('cancel_order', name, 'badRequest'),
      await refused('amend_order', { ...name, quantity: '0.05' }, 'badRequest'),
    ]
    for (const answer of answers) assert.deepEqual(answer.fields, fields, JSON.stringify(name))
    for (const [path, more] of [
      ['cancel_orders', {}],
      ['amend_orders', { quantity: '0.05' }],
    ] as const) {
      const orders = [
        { id, ...more },
        { ...name, ...more },
      ]
      assert.deepEqual((await refused(path, { orders }, 'badRequest')).fields, ['orders'])
    }
  }
  const bare = await refused('amend_order', { id }, 'badRequest')
  assert.deepEqual(bare.fields, ['price', 'quantity'])
  for (const query of ['', '?id=', '?id=short', `?id=${id}&clientId=mine`, `?id=${id}&id=${id}`]) {
    const { status, reason } = await trader.get(`get_order${query}`)
    assert.deepEqual([status, reason], [400, 'badRequest'], query)
  }
  assert.deepEqual(await trader.order(id), mine)
  taken(await trader.post('cancel_order', { id }))
})

test('[S13] an amendment that cannot be leaves the order as it was', async () => {
  const maker = await traderOn(server)
  const mine = await trader.limit('buy', '0.1', '60000')
  await maker.limit('sell', '0.04', '60000')
  const { id } = mine
  for (const [change, reason] of [
    [{ quantity: '0.04' }, 'quantityBelowFilled'],
    [{ quantity: '0.03' }, 'quantityBelowFilled'],
    [{ quantity: '0' }, 'quantityBelowFilled'],
    [{ quantity: '0.050001' }, 'quantityOffLot'],
    [{ price: '60000.001' }, 'priceOffTick'],
    [{ price: '0' }, 'priceOffTick'],
    [{ price: '10737418.24' }, 'priceTooHigh'],
    [{ price: '0.01' }, 'orderTooSmall'],
    [{ quantity: '999999999999' }, 'orderTooLarge'],
    [{ quantity: '1.8' }, 'insufficientFunds'],
  ] as const)
    await refused('amend_order', { id, ...change }, reason)
  taken(await trader.post('cancel_order', { id }))
})

test('[S1] nothing of all this was an error of the server', () => {
  assert.doesNotMatch(server.logged(), /"level":"error"|call failed/)
})
