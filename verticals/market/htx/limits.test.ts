/** What HTX's pages say of limits and of the state of the market is what the exchange itself goes by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from '@evenkeel/kernel'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import type { Held } from '@evenkeel/wire/server'
import ccxt from 'ccxt'
import { htxPages } from './index.ts'
import { handMarket, NOW } from './testing/market.ts'

const open: Held = {
  isCancelOnly: false,
  isWithdrawalFrozen: false,
  maintainedSince: undefined,
  isFrozen: false,
  halted: new Map(),
  delisted: [],
  since: undefined,
}

function given(held: () => Held = () => open) {
  const market = handMarket()
  const pages = htxPages(market, { held, chainsOf: () => [] })
  const read = async (path: string) => {
    market.at += 100
    return JSON.parse((await pages.find((page) => page.path === path)?.answer({})) ?? '')
  }
  return { market, read }
}

test('[Q14] a pair has the limits of its terms as they are now, and is not shown without any', async () => {
  const { market, read } = given()
  const [before] = (await read('/v1/common/symbols')).data
  assert.equal(before['min-order-value'], 5)
  market.pairs.delete('ethusdt')
  market.pairs.set('btcusdt', {
    tickSize: parseAmount('0.1') as bigint,
    lotSize: parseAmount('0.001') as bigint,
    minOrderValue: parseAmount('12.5') as bigint,
    maxOrderAmount: parseAmount('40') as bigint,
    makerFeeBps: 3,
    takerFeeBps: 7,
    bandBps: 200,
    slippageBps: 100,
  })
  const { data } = await read('/v1/common/symbols')
  const [bitcoin, second] = data
  assert.deepEqual([data.length, second.symbol], [11, 'solusdt'])
  const fields = ['price-precision', 'amount-precision', 'min-order-value', 'min-order-amt']
  assert.deepEqual(
    fields.map((field) => bitcoin[field]),
    [1, 3, 12.5, 0.001],
  )
  for (const field of ['max-order-amt', 'limit-order-max-order-amt', 'sell-market-max-order-amt'])
    assert.equal(bitcoin[field], 40, field)
})

test('[Q14] [Q6] the market is halted while a pair has no price that counts, and says which and since when', async () => {
  const { market, read } = given()
  const status = async () => (await read('/v2/market-status')).data
  assert.deepEqual(await status(), { marketStatus: 1 })
  market.stale.add('eurusd')
  assert.deepEqual(await status(), { marketStatus: 1 })
  const halted = { marketStatus: 2, haltStartTime: NOW - 40, haltReason: 1 }
  market.stale.add('btcusdt').add('dogeusdt')
  assert.deepEqual(await status(), { ...halted, affectedSymbols: 'btcusdt,dogeusdt' })
  for (const symbol of market.pairs.keys()) market.stale.add(symbol)
  assert.deepEqual(await status(), { ...halted, affectedSymbols: 'all' })
  market.stale.clear()
  assert.deepEqual(await status(), { marketStatus: 1 })
})

test('[Q14] what operators hold up is said: a halted pair, all of them, or nothing but cancelling', async () => {
  let held = open
  const { read } = given(() => held)
  const status = async () => (await read('/v2/market-status')).data
  held = { ...open, halted: new Map([['btcusdt', 77]]) }
  const halted = { marketStatus: 2, haltStartTime: 77, haltReason: 1 }
  assert.deepEqual(await status(), { ...halted, affectedSymbols: 'btcusdt' })
  held = { ...open, isFrozen: true, since: 77 }
  assert.deepEqual(await status(), { ...halted, affectedSymbols: 'all' })
  held = { ...open, isCancelOnly: true, since: 77 }
  assert.deepEqual(await status(), { ...halted, marketStatus: 3, affectedSymbols: 'all' })
  held = open
  assert.deepEqual(await status(), { marketStatus: 1 })
})

test('[Q14] [Q6] a pair that never had a price is halted, since the market began', async () => {
  const { market, read } = given()
  market.silent = 'ethusdt'
  const halted = { marketStatus: 2, haltStartTime: NOW, haltReason: 1 }
  const status = async () => (await read('/v2/market-status')).data
  assert.deepEqual(await status(), { ...halted, affectedSymbols: 'ethusdt' })
  // One that is not traded at all is not halted either.
  market.pairs.delete('ethusdt')
  assert.deepEqual(await status(), { marketStatus: 1 })
})

for (const kind of ['none', 'simulator'] as const)
  test(`[Q14] [Q6] with prices from ${kind}, the market is halted just while market orders are refused`, async (t) => {
    const server = await startTestServer({ config: { prices: { kind } } })
    t.after(() => server.stop())
    const client = new ccxt.htx()
    for (const part of Object.keys(client.urls.api)) client.urls.api[part] = server.url
    const { status, info } = await client.fetchStatus()
    const { token } = await server.member({ funds: { USDT: '1000' } })
    const order = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '100' }
    const { code, reason } = await post(server.url, 'spot/place_order', order, { token })
    if (kind === 'none') {
      assert.deepEqual([reason, status], ['priceFeedStale', 'maintenance'])
      assert.equal(info.data.affectedSymbols, 'all')
    } else assert.deepEqual([code, status], [1, 'ok'])
  })

test('[Q14] what a pair is said to be held to is what orders are refused by', async (t) => {
  const server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  t.after(() => server.stop())
  const { data: symbols } = await (await fetch(`${server.url}/v1/common/symbols`)).json()
  const { data } = await get(server.url, 'spot/get_pairs')
  const spoken = data.pairs.map((pair: Record<string, string>) => [
    pair.pair,
    Number(pair.minimum),
    Number(pair.quantityStep),
  ])
  const said = symbols.map((pair: Record<string, unknown>) => [
    pair.symbol,
    pair['min-order-value'],
    pair['min-order-amt'],
  ])
  assert.deepEqual(said, spoken)
  const { token } = await server.member({ funds: { BTC: '1000000' } })
  const most = symbols[0]['max-order-amt']
  const sell = (quantity: string) =>
    post(
      server.url,
      'spot/place_order',
      { pair: 'btcusdt', side: 'sell', price: '1000000', quantity },
      { token },
    )
  assert.equal((await sell(`${most}.00001`)).reason, 'orderTooLarge')
  assert.notEqual((await sell(`${most}`)).reason, 'orderTooLarge')
})
