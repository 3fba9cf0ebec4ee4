/** What ccxt reads of the past of contracts, after a day in which the server was down: funding, open interest, liquidations. Rule contracts LC47. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { get, makeTransfer } from '../testing/calls.ts'
import { bestBid, type Htx, htxAt } from '../testing/ccxt.ts'
import { askSigned, keyFor, type TestKey } from '../testing/programs.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { SWAP } from './testing/stage.ts'

const HOUR = 3_600_000
const FUNDING = 8 * HOUR
const LOTS = 100
/** In a day at least one of these goes up or down by more than what the highest leverage bears. */
const COINS = ['ETH', 'SOL', 'DOGE', 'LINK', 'AVAX', 'DOT']
/** USDT of who trades with the highest leverage: a margin of 1% is nearly all of it. */
const STAKE = 12

let ahead = 0
const clock = { now: () => Math.floor(Date.now() + ahead), correct: () => undefined }
const config = { prices: { kind: 'simulator' } } as const
let server: TestServer
let htx: Htx
let token: string
/** When the server came back: right after this moment, at which funding is fixed. */
let moment: number

before(async () => {
  server = await startTestServer({ config, clock })
  const made = await member('20000')
  token = made.token
  htx = await clientOf(made.key)
  await bestBid(htx, SWAP)
  await htx.setLeverage(1, SWAP)
  await htx.createOrder(SWAP, 'market', 'buy', LOTS)
  for (const coin of COINS) for (const side of ['buy', 'sell'] as const) await risk(coin, side)
  await htx.close()
  await server.pause()
  moment = Math.floor(clock.now() / FUNDING) * FUNDING + 24 * HOUR
  ahead += moment + 3_000 - clock.now()
  server = await startTestServer({ config, clock, dataDir: server.dataDir })
  htx = await clientOf(made.key)
  await bestBid(htx, SWAP)
})
after(async () => {
  await htx.close()
  await server.stop()
})

async function member(funds: string) {
  const { member: id, token: own } = await server.member({ funds: { USDT: funds } })
  const moved = { asset: 'USDT', amount: funds, from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, own, moved)).code, 1)
  return { token: own, key: await keyFor(server, id) }
}

/** It signs by the clock of the server. */
async function clientOf(key: TestKey): Promise<Htx> {
  const client = await htxAt(server.url, key)
  client.options.adjustForTimeDifference = true
  await client.loadMarkets()
  return client
}

/** Somebody opens as much as the stake bears. */
async function risk(coin: string, side: 'buy' | 'sell'): Promise<void> {
  const { key } = await member(`${STAKE}`)
  const symbol = `${coin}/USDT:USDT`
  const { contractSize } = htx.market(symbol)
  const lots = Math.floor((STAKE * 80) / (Number(contractSize) * (await bestBid(htx, symbol))))
  const at = clock.now()
  const ask = (path: string, body: object) =>
    askSigned(server.url, key, { method: 'POST', path, body, at })
  const contract_code = `${coin}-USDT`
  await ask('/v5/position/lever', { contract_code, lever_rate: 100 })
  const order = { contract_code, side, type: 'market', volume: `${lots}` }
  const { code, message } = await ask('/v5/trade/order', order)
  assert.equal(code, 200, message)
}

/** Asks again until there is something: what the first price makes due is done in the background. */
async function some<One>(ask: () => Promise<readonly One[]>): Promise<readonly One[]> {
  for (let left = 100; left > 0; left--) {
    const found = await ask()
    if (found.length > 0) return found
    await pause(100)
  }
  throw new Error('nothing was found')
}

test('[contracts LC47] ccxt reads the rate of each fixing, and what it cost the own position', async () => {
  const [fixed, ...later] = await some(() => htx.fetchFundingRateHistory(SWAP, moment))
  assert.deepEqual(later, [])
  assert.equal(fixed?.timestamp, moment)
  // The first price fixed the moment before it, when nobody had a position.
  const [first] = await htx.fetchFundingRateHistory(SWAP)
  assert.equal(first?.fundingRate, 0)
  assert(Number(fixed?.fundingRate) > 0)
  const [paid, ...more] = await some(() => htx.fetchFundingHistory(SWAP))
  assert.deepEqual(more, [])
  const { data } = await get(server.url, 'wallet/get_bill?tab=contract&size=20', { token })
  const own = data.rows.filter(({ reason }: { reason: string }) => reason === 'leverFunding')
  assert.deepEqual(
    [`${paid?.amount}`],
    own.map(({ amount }: { amount: string }) => amount),
  )
  const [position] = await htx.fetchPositions([SWAP])
  const value = LOTS * Number(htx.market(SWAP).contractSize) * Number(position?.markPrice)
  assert(Math.abs(Number(paid?.amount) / (value * Number(fixed?.fundingRate)) + 1) < 0.01)
  assert.deepEqual(await htx.fetchFundingHistory('ETH/USDT:USDT'), [])
})

test('[contracts LC47] ccxt reads liquidations, and nothing of whose they were', async () => {
  const told = await some(async () => {
    const each = COINS.map((coin) => htx.fetchLiquidations(`${coin}/USDT:USDT`))
    return (await Promise.all(each)).flat()
  })
  for (const { symbol, side, contracts, price, timestamp, info } of told) {
    assert(side === 'buy' || side === 'sell')
    assert(Number(contracts) > 0 && Number(timestamp) >= moment)
    const { last } = await htx.fetchTicker(`${symbol}`)
    assert(Math.abs(Number(price) / Number(last) - 1) < 0.02)
    const fields = ['liquidation_time', 'side', 'position_side', 'volume', 'amount']
    const known = ['id', 'contract_code', ...fields, 'bankrupt_price', 'trade_turnover']
    assert.deepEqual(Object.keys(info), known)
  }
  assert.deepEqual(await htx.fetchLiquidations(SWAP), [])
})

test('[contracts LC47] ccxt reads open interest at whole hours, as it was at each of them', async () => {
  const amount = LOTS * Number(htx.market(SWAP).contractSize)
  const points = await htx.fetchOpenInterestHistory(SWAP, '1h', undefined, 30)
  assert.deepEqual(
    points.map(({ timestamp }) => timestamp),
    Array.from({ length: 30 }, (_, nth) => moment - (29 - nth) * HOUR),
  )
  const amounts = points.map(({ openInterestAmount }) => openInterestAmount)
  // Opened within the eight hours before the day that the server was down.
  const since = amounts.indexOf(amount)
  assert(since >= 0 && since <= 14, amounts.join())
  assert(amounts.every((one, nth) => one === (nth < since ? 0 : amount)))
  const { last } = await htx.fetchTicker(SWAP)
  assert(Math.abs(Number(points[29]?.openInterestValue) / (amount * Number(last)) - 1) < 0.02)
})

test('[market Q49] candles of the mark have no gap where the server was down', async () => {
  const candles = await htx.fetchMarkOHLCV(SWAP, '1h', undefined, 30)
  const starts = candles.map(([at]) => Number(at))
  assert.equal(starts.length, 30)
  for (const [nth, at] of starts.entries()) assert.equal(at, (starts[0] ?? 0) + nth * HOUR)
})

test('[contracts LC47] what is wrong with a question is said in HTX’s shape', async () => {
  const ask = async (path: string) => (await fetch(server.url + path)).json()
  for (const path of [
    '/v5/market/funding_rate_history?contract_code=NO-USDT',
    '/v5/market/funding_rate_history',
    '/v5/market/liquidation_orders?contract_code=BTC-USDT&limit=101',
    '/v5/market/liquidation_orders?contract_code=BTC-USDT&start_time=yesterday',
    '/linear-swap-api/v1/swap_his_open_interest?contract_code=BTC-USDT&period=1min',
    '/linear-swap-api/v1/swap_his_open_interest?contract_code=BTC-USDT&period=constructor',
    '/linear-swap-api/v1/swap_his_open_interest?contract_code=BTC-USDT&period=60min&size=201',
    '/index/market/history/linear_swap_mark_price_kline?contract_code=NO-USDT&period=1min',
    '/index/market/history/linear_swap_premium_index_kline?contract_code=BTC-USDT&period=2min',
  ])
    assert.equal((await ask(path)).status, 'error', path)
})
