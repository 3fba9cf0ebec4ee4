/** Orders that match, are cancelled and amended over the network, to the last digit. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Told, type Trader, taken, traderOn } from '@evenkeel/server/testing/traders.ts'

let server: TestServer
let seller: Trader
let other: Trader
let buyer: Trader
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())
beforeEach(async () => {
  for (const trader of [seller, other, buyer]) await trader?.post('cancel_all', {})
  seller = await traderOn(server, { funds: { BTC: '1' } })
  other = await traderOn(server, { funds: { BTC: '1' } })
  buyer = await traderOn(server, { funds: { USDT: '100000' } })
})

const figures = ({ state, filled, dealAmount, averagePrice, fee, feeAsset }: Told) => {
  return [state, filled, dealAmount, averagePrice, `${fee} ${feeAsset}`]
}

test('[S2] [S3] [S4] [S22] orders match by price, then time, at the price of the one that rested', async () => {
  const dear = await seller.limit('sell', '0.1', '60000.03')
  const first = await seller.limit('sell', '0.2', '60000.01')
  const second = await other.limit('sell', '0.1', '60000.01')
  assert.deepEqual(figures(first), ['open', '0', '0', undefined, '0 USDT'])
  assert.deepEqual(await seller.held(), { BTC: '0.7', 'BTC frozen': '0.3' })

  const whole = await buyer.limit('buy', '0.25', '60000.02')
  assert.deepEqual(figures(whole), ['filled', '0.25', '15000.0025', '60000.01', '0.00025 BTC'])
  assert.equal(whole.endedAt, whole.at)
  assert.deepEqual(await buyer.order(whole.id), whole)
  assert.deepEqual(await buyer.held(), { BTC: '0.24975', USDT: '84999.9975' })
  const sold = await seller.order(first.id)
  assert.deepEqual(figures(sold), ['filled', '0.2', '12000.002', '60000.01', '9.6000016 USDT'])
  assert.equal(sold.endedAt, whole.at)
  assert.deepEqual(await seller.held(), {
    BTC: '0.7',
    'BTC frozen': '0.1',
    USDT: '11990.4019984',
  })
  const half = ['open', '0.05', '3000.0005', '60000.01', '2.4000004 USDT']
  assert.deepEqual(figures(await other.order(second.id)), half)
  assert.deepEqual(await other.held(), { BTC: '0.9', 'BTC frozen': '0.05', USDT: '2997.6004996' })
  assert.deepEqual(await seller.order(dear.id), dear)

  const rest = await buyer.limit('buy', '0.3', '60000.05')
  assert.deepEqual(figures(rest), ['open', '0.15', '9000.0035', '60000.02333333', '0.00015 BTC'])
  assert.deepEqual(await buyer.open(), [rest])
  assert.deepEqual(await buyer.order(rest.id), rest)
  assert.deepEqual(await buyer.held(), {
    BTC: '0.3996',
    USDT: '66999.9865',
    'USDT frozen': '9000.0075',
  })

  const third = await traderOn(server, { funds: { BTC: '1' } })
  const taking = await third.limit('sell', '0.2', '59999.99')
  assert.deepEqual(figures(taking), ['open', '0.15', '9000.0075', '60000.05', '9.0000075 USDT'])
  assert.deepEqual(await third.held(), { BTC: '0.8', 'BTC frozen': '0.05', USDT: '8991.0074925' })
  assert.deepEqual(figures(await buyer.order(rest.id)), [
    'filled',
    '0.3',
    '18000.011',
    '60000.03666666',
    '0.00027 BTC',
  ])
  assert.deepEqual(await buyer.held(), { BTC: '0.54948', USDT: '66999.9865' })
  taken(await third.post('cancel_all', {}))
})

test('[S4] each fee is rounded up, out of what that side receives', async () => {
  const bid = await buyer.limit('buy', '0.00013', '60000.01')
  const ask = await seller.limit('sell', '0.00013', '60000')
  assert.deepEqual(figures(ask), ['filled', '0.00013', '7.8000013', '60000.01', '0.00780001 USDT'])
  assert.deepEqual(figures(await buyer.order(bid.id)), [
    'filled',
    '0.00013',
    '7.8000013',
    '60000.01',
    '0.00000011 BTC',
  ])
  assert.deepEqual(await seller.held(), { BTC: '0.99987', USDT: '7.79220129' })
  assert.deepEqual(await buyer.held(), { BTC: '0.00012989', USDT: '99992.1999987' })
})

test('[S2] [S4] [S11] the bill of both sides tells each movement, under spot', async () => {
  const { id } = await buyer.limit('buy', '0.001', '60000')
  await seller.limit('sell', '0.0004', '60000')
  taken(await buyer.post('cancel_order', { id }))
  type Row = { reason: string; amount: string; asset: string; from?: string; to?: string }
  const bill = async ({ token }: Trader) => {
    const { data } = await get(server.url, 'wallet/get_bill?tab=spot', { token })
    return data.rows.map(({ reason, amount, asset, from = '-', to = '-' }: Row) => {
      return `${reason} ${amount} ${asset} ${from} ${to}`
    })
  }
  assert.deepEqual(await bill(buyer), [
    'spotFee -0.00000032 BTC spot -',
    'spotTrade -24 USDT spot -',
    'spotTrade 0.0004 BTC - spot',
  ])
  assert.deepEqual(await bill(seller), [
    'spotFee -0.024 USDT spot -',
    'spotTrade 24 USDT - spot',
    'spotTrade -0.0004 BTC spot -',
  ])
})

test('[S6] [S7] [S8] forces over the network: cut short, whole, at rest; own orders go', async () => {
  const offer = await seller.limit('sell', '0.1', '60000')
  const ioc = await buyer.limit('buy', '0.3', '60000', { force: 'ioc' })
  assert.deepEqual(figures(ioc), ['cancelled', '0.1', '6000', '60000', '0.0001 BTC'])
  assert.equal(ioc.endedAt, ioc.at)
  assert.deepEqual(await buyer.order(ioc.id), ioc)
  assert.equal((await seller.order(offer.id)).state, 'filled')
  await seller.limit('sell', '0.1', '60000')
  const fok = await buyer.limit('buy', '0.1', '60000', { force: 'fok' })
  assert.deepEqual(figures(fok), ['filled', '0.1', '6000', '60000', '0.0001 BTC'])
  const resting = await buyer.limit('buy', '0.1', '60000', { force: 'postOnly' })
  assert.equal(resting.state, 'open')
  const across = await buyer.limit('sell', '0.05', '59000')
  assert.deepEqual(figures(across), ['open', '0', '0', undefined, '0 USDT'])
  const { state, filled } = await buyer.order(resting.id)
  assert.deepEqual([state, filled], ['cancelled', '0'])
  assert.deepEqual(await buyer.held(), { BTC: '0.1498', 'BTC frozen': '0.05', USDT: '88000' })
})

test('[S6] [S7] [S18] a wish that cannot be granted is refused, and nothing moves', async () => {
  const offer = await seller.limit('sell', '0.1', '60000')
  const { id } = await buyer.limit('buy', '0.1', '50000', { clientId: 'once' })
  const before = [await buyer.held(), await buyer.open()]
  const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.5', price: '60000' }
  for (const [change, reason] of [
    [{ force: 'fok' }, 'cannotFillWhole'],
    [{ force: 'postOnly' }, 'wouldTake'],
    [{ clientId: 'once' }, 'clientIdUsed'],
  ] as const) {
    const answer = await buyer.post('place_order', { ...limit, ...change })
    assert.deepEqual([answer.code, answer.reason], [0, reason])
  }
  assert.deepEqual([await buyer.held(), await buyer.open()], before)
  assert.deepEqual(await seller.open(), [offer])
  taken(await buyer.post('cancel_order', { id }))
})

test('[S11] a cancelled order gives back exactly what is left, once', async () => {
  const { id, at } = await seller.limit('sell', '0.3', '60000.01', { clientId: 'mine' })
  await buyer.limit('buy', '0.1', '60000.01')
  assert.deepEqual(taken(await seller.post('cancel_order', { clientId: 'mine' })), { id })
  const over = await seller.order(id)
  assert.deepEqual(figures(over), ['cancelled', '0.1', '6000.001', '60000.01', '4.8000008 USDT'])
  assert(over.endedAt !== undefined && over.endedAt >= at)
  assert.deepEqual(await seller.held(), { BTC: '0.9', USDT: '5995.2009992' })
  for (const name of [{ id }, { clientId: 'mine' }])
    assert.equal((await seller.post('cancel_order', name)).reason, 'orderDoesNotExist')
  assert.deepEqual(await seller.held(), { BTC: '0.9', USDT: '5995.2009992' })
})

test('[S12] all orders of a pair, then all that are left, are cancelled; nobody else’s are', async () => {
  const rich = await traderOn(server, { funds: { BTC: '1', ETH: '10', USDT: '1000' } })
  for (const price of ['60000', '61000', '62000']) await rich.limit('sell', '0.1', price)
  const eth = { pair: 'ethusdt', side: 'sell', quantity: '1', price: '3000' }
  await rich.limit('sell', '1', '3000', eth)
  await rich.limit('buy', '0.0123', '50000')
  const foreign = await seller.limit('sell', '0.1', '60000')
  assert.deepEqual(taken(await rich.post('cancel_all', { pair: 'ethusdt' })), { cancelled: 1 })
  assert.deepEqual(
    (await rich.open()).map(({ price }) => price),
    ['50000', '62000', '61000', '60000'],
  )
  assert.deepEqual(taken(await rich.get('get_open_orders?pair=ethusdt')).orders, [])
  assert.deepEqual(await rich.held(), {
    BTC: '0.7',
    'BTC frozen': '0.3',
    ETH: '10',
    USDT: '385',
    'USDT frozen': '615',
  })
  assert.deepEqual(taken(await rich.post('cancel_all', { pair: 'solusdt' })), { cancelled: 0 })
  assert.deepEqual(taken(await rich.post('cancel_all', {})), { cancelled: 4 })
  assert.deepEqual(taken(await rich.post('cancel_all', {})), { cancelled: 0 })
  assert.deepEqual(await rich.held(), { BTC: '1', ETH: '10', USDT: '1000' })
  assert.deepEqual(await seller.open(), [foreign])
})

test('[S13] fewer at the same price keep their place and release the difference', async () => {
  const first = await seller.limit('sell', '0.3', '60000')
  const second = await other.limit('sell', '0.1', '60000')
  const { id } = taken(await seller.post('amend_order', { id: first.id, quantity: '0.1' }))
  assert.equal(id, first.id)
  assert.deepEqual(await seller.held(), { BTC: '0.9', 'BTC frozen': '0.1' })
  assert.deepEqual(await seller.open(), [{ ...first, quantity: '0.1' }])
  await buyer.limit('buy', '0.1', '60000')
  assert.equal((await seller.order(first.id)).state, 'filled')
  assert.equal((await seller.order(first.id)).quantity, '0.1')
  assert.deepEqual(await other.order(second.id), second)
})

test('[S13] more, or another price, is a new order with a new id, at the end of the line', async () => {
  const first = await seller.limit('sell', '0.2', '60000', { clientId: 'mine' })
  const second = await other.limit('sell', '0.1', '60000')
  await buyer.limit('buy', '0.05', '60000')
  const more = await seller.post('amend_order', { clientId: 'mine', quantity: '0.25' })
  const { id } = taken(more)
  assert.notEqual(id, first.id)
  const left = ['cancelled', '0.05', '3000', '60000', '2.4 USDT']
  assert.deepEqual(figures(await seller.order(first.id)), left)
  const [next] = await seller.open()
  assert.deepEqual([next?.id, next?.quantity, next?.filled], [id, '0.2', '0'])
  assert.equal(next?.clientId, 'mine')
  await buyer.limit('buy', '0.1', '60000')
  assert.equal((await other.order(second.id)).state, 'filled')
  assert.deepEqual(await seller.order(id), next)

  const moved = taken(await seller.post('amend_order', { id, price: '60000.5' }))
  assert.notEqual(moved.id, id)
  assert.equal((await seller.order(id)).state, 'cancelled')
  const [last] = await seller.open()
  assert.deepEqual([last?.id, last?.price, last?.quantity], [moved.id, '60000.5', '0.2'])
  assert.deepEqual(await seller.held(), { BTC: '0.75', 'BTC frozen': '0.2', USDT: '2997.6' })
})

test('[S13] an order that is amended into the book trades at once', async () => {
  const bid = await buyer.limit('buy', '0.1', '50000')
  const ask = await seller.limit('sell', '0.1', '60000')
  const { id } = taken(await buyer.post('amend_order', { id: bid.id, price: '60000.01' }))
  const made = await buyer.order(id)
  assert.deepEqual(figures(made), ['filled', '0.1', '6000', '60000', '0.0001 BTC'])
  assert.equal((await seller.order(ask.id)).state, 'filled')
  assert.deepEqual(await buyer.held(), { BTC: '0.0999', USDT: '94000' })
})
