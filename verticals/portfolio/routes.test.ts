/** The portfolio over the network: real HTTP, a real socket, a real database, and a server that was away for a day. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { balancesOf, get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

const DAY = 86_400_000
let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

/** Somebody with so much USDT in the finance account. */
async function investor(amount = '1000') {
  const { token, member } = await server.member({ funds: { USDT: amount } })
  const moved = { asset: 'USDT', amount, from: 'spot', to: 'finance' }
  assert.equal((await post(server.url, 'wallet/make_transfer', moved, { token })).code, 1)
  const send = (path: string, body: object, key = newKey()) =>
    post(server.url, `mining/${path}`, body, { token, [KEY_HEADER]: key })
  const read = (path: string) => get(server.url, `mining/${path}`, { token })
  return { token, member, send, read }
}

const wish = { product: 'USDT.7', amount: '1000', agreed: true } as const
const totals = async () => (await get(server.url, 'mining/get_totals')).data.totals

test('[PF1] a first install offers products of 1, 7, 15, 30, 60 and 90 days to everybody', async () => {
  const { products } = (await get(server.url, 'mining/get_products')).data
  assert.deepEqual(
    products.map(({ product }: { product: string }) => product),
    [1, 7, 15, 30, 60, 90].map((days) => `USDT.${days}`),
  )
  const { product: _, ...seven } = products[1]
  assert.deepEqual(seven, {
    asset: 'USDT',
    days: 7,
    daily_yield: '0.011',
    annual_yield: '4.015',
    minimum: '100',
    maximum: '50000',
    capacity: '2000000',
    invested: '0',
    left: '2000000',
    fee_bps: 0,
    is_exitable: true,
    exit_fee_bps: 0,
  })
})

test('[PF6] [PF14] a subscription is answered as it is, once for its key, and seen in what is public', async () => {
  const { token, send, read } = await investor()
  const [before] = await totals()
  const key = newKey()
  const made = await send('subscribe', wish, key)
  assert.equal(made.code, 1)
  const { id, start_at: start, ...order } = made.data
  assert.deepEqual(order, {
    product: 'USDT.7',
    asset: 'USDT',
    days: 7,
    amount: '1000',
    daily_yield: '0.011',
    daily: '0.11',
    earned: '0',
    earns: '0.77',
    end_at: start + 7 * DAY,
    state: 'inProgress',
    next_at: start + DAY,
    renews: false,
    is_exitable: true,
    exit_fee: '0',
  })
  assert.deepEqual((await send('subscribe', wish, key)).data, made.data)
  assert.deepEqual((await read('get_orders')).data.orders, [made.data])
  assert.deepEqual(await balancesOf(server.url, token), {})
  const [now] = await totals()
  const grown = (name: 'invested' | 'owed' | 'held') =>
    (Number(now[name]) - Number(before[name])).toFixed(2)
  assert.deepEqual([grown('invested'), grown('owed'), grown('held')], ['1000.00', '0.77', '0.00'])
  assert.equal((await send('exit', { id })).data.back, '1000')
})

test('[PF6] what cannot be is refused by its name, with the figures in words, and moves nothing', async () => {
  const { token, send } = await investor('150')
  const refused = async (over: object) => (await send('subscribe', { ...wish, ...over })).reason
  assert.equal(await refused({ product: 'USDT.8' }), 'productDoesNotExist')
  assert.equal(await refused({ agreed: false }), 'agreementMissing')
  assert.equal(await refused({ amount: '99.99999999' }), 'belowSubscriptionMinimum')
  assert.equal(await refused({ amount: '50000.00000001' }), 'aboveSubscriptionMaximum')
  assert.equal(await refused({ amount: '150.00000001' }), 'insufficientFunds')
  for (const amount of ['-1', '1e3', '1,5', '', '0.000000001', 100])
    assert.equal((await send('subscribe', { ...wish, amount })).code, 400, String(amount))
  for (const product of ['', 'usdt', '../..', 'USDT.7; drop', 7])
    assert.equal((await send('subscribe', { ...wish, product })).code, 400, String(product))
  const { msg } = await post(server.url, 'mining/subscribe', { ...wish, amount: '1' }, { token })
  assert.equal(msg, 'The minimum subscription is 100 USDT.')
  assert.deepEqual(await balancesOf(server.url, token), { 'USDT finance': '150' })
})

/** Two operators change how much of a product there is in all. */
async function makeCapacity(id: string, capacity: string) {
  const at = server.consoleUrl
  const [ada, ben] = [
    await server.operator({ role: 'finance' }),
    await server.operator({ role: 'finance' }),
  ]
  const { groups } = (await get(at, 'console/get_terms', { token: ada.token })).data
  const { rows } = groups.find(({ name }: { name: string }) => name === 'products')
  const now = rows.find((one: { id: string }) => one.id === id)
  const values = { ...now.values, capacity }
  const wanted = { group: 'products', id, values, reason: 'as agreed' }
  const proposed = await post(at, 'console/propose_terms', wanted, { token: ada.token })
  assert.equal(proposed.code, 1, proposed.text)
  const { proposals } = (await get(at, 'console/get_proposals', { token: ben.token })).data
  const { id: proposal, text } = proposals.find((one: { subject: string }) => one.subject === id)
  const seen = { id: proposal, seen: text }
  const approved = await post(at, 'console/approve_proposal', seen, { token: ben.token })
  assert.equal(approved.code, 1, approved.text)
}

test('[PF4] a product that is sold out is refused by its name and says what is left; an exit gives room back', async () => {
  const product = 'USDT.60'
  await makeCapacity(product, '51000')
  const [ann, bob] = [await investor('50000'), await investor('50000')]
  const ask = (who: typeof ann, amount: string) =>
    who.send('subscribe', { ...wish, product, amount })
  const { id } = (await ask(ann, '49500')).data
  const left = async () => {
    const { products } = (await get(server.url, 'mining/get_products')).data
    return products.find((one: { product: string }) => one.product === product).left
  }
  assert.equal(await left(), '1500')
  const over = await ask(bob, '1500.00000001')
  assert.deepEqual(
    [over.status, over.reason, over.msg],
    [200, 'productSoldOut', 'Only 1,500 USDT of this product is left.'],
  )
  assert.deepEqual(await balancesOf(server.url, bob.token), { 'USDT finance': '50000' })
  assert.equal((await ask(bob, '1500')).code, 1)
  assert.equal(await left(), '0')
  const none = await ask(bob, '100')
  assert.deepEqual(
    [none.reason, none.msg],
    ['productSoldOut', 'Only 0 USDT of this product is left.'],
  )
  assert.equal((await ann.send('exit', { id })).code, 1)
  assert.equal(await left(), '49500')
  assert.equal((await ask(bob, '100')).code, 1)
})

test('[PF11] [Z1] nobody finds or touches the order of another, whatever they send', async () => {
  const [ann, bob] = [await investor(), await investor()]
  const { id } = (await ann.send('subscribe', wish)).data
  assert.deepEqual((await bob.read('get_orders')).data.orders, [])
  for (const name of [id, 'A'.repeat(22)]) {
    assert.equal((await bob.send('exit', { id: name })).reason, 'subscriptionDoesNotExist')
    const on = { id: name, renews: true }
    assert.equal((await bob.send('set_renewal', on)).reason, 'subscriptionDoesNotExist')
  }
  assert.equal((await ann.read('get_orders')).data.orders.length, 1)
})

test('[PF13] on a demo account nothing of it can be called', async () => {
  const { token } = await investor()
  const demo = (await post(server.url, 'user/switch_simulation', {}, { token })).data.token
  const answers = [
    await post(server.url, 'mining/subscribe', wish, { token: demo }),
    await get(server.url, 'mining/get_orders', { token: demo }),
    await get(server.url, 'mining/get_order_history', { token: demo }),
    await get(server.url, `mining/get_earnings?since=${Date.now()}`, { token: demo }),
  ]
  assert.deepEqual(
    answers.map(({ reason }) => reason),
    answers.map(() => 'demoNotAllowed'),
  )
})

test('[PF18] the owner hears of each change, and nobody else of any', async (t) => {
  const [ann, bob] = [await investor('2000'), await investor()]
  const hear = async (token: string) => {
    const listener = await listenAs(server.url, token)
    t.after(() => listener.socket.terminate())
    return listener
  }
  const [own, other] = [await hear(ann.token), await hear(bob.token)]
  type News = { channel: string; data: { orders: { id: string; renews: boolean }[] } }
  const told = async () => {
    const heard = ((await own.rest()) as News[]).filter(({ channel }) => channel === 'portfolio')
    return heard.map(({ data }) => data.orders.map(({ renews }) => renews))
  }
  const { id } = (await ann.send('subscribe', wish)).data
  assert.deepEqual(await told(), [[false]])
  await ann.send('set_renewal', { id, renews: true })
  assert.deepEqual(await told(), [[true]])
  await ann.send('set_renewal', { id, renews: true })
  assert.deepEqual(await told(), [])
  await ann.send('subscribe', { ...wish, product: 'USDT.1' })
  assert.deepEqual(await told(), [[false, true]])
  await ann.send('exit', { id })
  assert.deepEqual(await told(), [[false]])
  // What is left of products is everybody's to know.
  const foreign = ((await other.rest()) as News[]).filter(({ channel }) => channel !== 'products')
  assert.deepEqual(foreign, [])
})

test('[PF17] operators see what is offered and owed, and what a member has invested', async () => {
  const { member, send } = await investor()
  await send('subscribe', wish)
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const { token } = await server.operator({ role: 'finance' })
  const ask = async (path: string) => (await get(server.consoleUrl, path, { token })).data
  const of = `console/get_member_subscriptions?member=${row?.uid}`
  const facts = ({ amount, state }: Record<string, string>) => [amount, state]
  assert.deepEqual((await ask(`${of}&which=inProgress`)).rows.map(facts), [['1000', 'inProgress']])
  assert.deepEqual((await ask(`${of}&which=over`)).rows, [])
  const { products, totals: sums } = await ask('console/get_portfolio')
  assert.equal(products.length, 6)
  const { orders } = products[1]
  assert.ok(orders >= 1)
  const [{ owed, held, free }] = sums
  assert.equal((Number(held) - Number(owed)).toFixed(4), Number(free).toFixed(4))
})

test('[PF7] [PF8] [PF16] [PF17] after a day away everything due is there: interest, the end, the bill, today’s earnings', async () => {
  const { token, send } = await investor('3000')
  await send('subscribe', { ...wish, product: 'USDT.1', renews: true })
  await send('subscribe', wish)
  const exited = (await send('subscribe', wish)).data.id
  await server.pause()
  const real = Date.now
  Date.now = () => real() + DAY
  try {
    server = await startTestServer({ dataDir: server.dataDir })
    const again = (path: string) => get(server.url, `mining/${path}`, { token })
    const running = (await again('get_orders')).data.orders
    const figures = ({ product, earned, renews }: Record<string, string>) => [
      product,
      earned,
      renews,
    ]
    assert.deepEqual(running.map(figures), [
      ['USDT.1', '0', true],
      ['USDT.7', '0.11', false],
      ['USDT.7', '0.11', false],
    ])
    const { rows } = (await again('get_order_history')).data
    assert.deepEqual(
      rows.map((row: Record<string, string>) => [row.product, row.earned, row.state, row.renewal]),
      [['USDT.1', '0.08', 'completed', 'renewed']],
    )
    const since = Date.now() - DAY / 2
    const earnings = async (moment: number) =>
      (await again(`get_earnings?since=${moment}`)).data.coins
    assert.deepEqual(await earnings(since), [
      { asset: 'USDT', invested: '3000', today: '0.3', total: '0.3' },
    ])
    assert.deepEqual(await earnings(Date.now() + 1), [
      { asset: 'USDT', invested: '3000', today: '0', total: '0.3' },
    ])
    await post(server.url, 'mining/exit', { id: exited }, { token })
    const bill = (await get(server.url, 'wallet/get_bill?tab=portfolio', { token })).data.rows
    assert.deepEqual(
      bill.map(({ reason, amount }: Record<string, string>) => `${reason} ${amount}`),
      [
        'portfolioReturned 1000',
        'portfolioForfeited -0.11',
        'portfolioInterest 0.11',
        'portfolioInterest 0.11',
        'portfolioInvested 1000',
        'portfolioReturned 1000.08',
        'portfolioInterest 0.08',
        'portfolioInvested 1000',
        'portfolioInvested 1000',
        'portfolioInvested 1000',
      ],
    )
    const worth = (await get(server.url, 'wallet/get_worth?zone=UTC', { token })).data
    assert.deepEqual([worth.total, worth.earnings.amount], ['3000.19', '0.19'])
    const { rows: over } = (await again('get_order_history')).data
    assert.deepEqual(
      over.map(({ state, earned }: Record<string, string>) => [state, earned]),
      [
        ['exited', '0'],
        ['completed', '0.08'],
      ],
    )
  } finally {
    Date.now = real
  }
})
