/** Answers that many get: written once a beat, the same text as for one, and never that of another realm or another question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Caller, Context } from '@evenkeel/wire/server'
import { handMarket, NOW } from './htx/testing/market.ts'
import type { Alerts } from './own/alerts.ts'
import { routesOf } from './routes.ts'

const from = { address: '192.0.2.1', agent: '', host: '' }

function given() {
  const market = handMarket()
  const seen: string[] = []
  const counting = {
    ...market,
    now: () => market.at,
    depth: (realm: 'real' | 'demo', symbol: string) => {
      seen.push(`${realm} ${symbol}`)
      return market.depth(realm, symbol)
    },
  }
  const routes = routesOf({ market: counting, alerts: {} as Alerts })
  const ask = async (path: string, input: object, member?: Caller) => {
    const route = routes.find(({ call }) => call.path === `currency/${path}`)
    assert(route !== undefined)
    const outcome = await route.answer({ input, member, from } as Context<unknown>)
    const isRefused = (outcome as { ok?: boolean } | undefined)?.ok === false
    return isRefused ? outcome : (route.encode(outcome) as string)
  }
  return { market, seen, ask }
}

test('[Q13] the same question is looked at and written once a beat, and anew in the next', async () => {
  const { market, seen, ask } = given()
  const asked = { symbol: 'btcusdt', size: 5 }
  market.at = NOW - (NOW % 100)
  const texts = await Promise.all([ask('get_depth', asked), ask('get_depth', { ...asked })])
  market.at += 99
  texts.push(await ask('get_depth', asked))
  assert.equal(new Set(texts).size, 1)
  assert.deepEqual(seen, ['real btcusdt'])
  market.at += 1
  assert.equal(await ask('get_depth', asked), texts[0])
  assert.equal(seen.length, 2)
})

test('[Q13] [Q22] another size, symbol, realm or call is another question', async () => {
  const { seen, ask } = given()
  const sizes = async (size: number, member?: Caller) => {
    const text = await ask('get_depth', { symbol: 'btcusdt', size }, member)
    return JSON.parse(text as string).bids.length
  }
  assert.equal(await sizes(5), 5)
  assert.equal(await sizes(6), 6)
  assert.equal(await sizes(5, { id: 1, realm: 'demo', session: 1 }), 5)
  assert.equal(await sizes(5, { id: 1, realm: 'real', session: 1 }), 5)
  assert.deepEqual(seen, ['real btcusdt', 'real btcusdt', 'demo btcusdt'])
  const trades = JSON.parse((await ask('get_trades', { symbol: 'btcusdt', size: 5 })) as string)
  assert.equal(trades.trades.length, 5)
  const ticker = JSON.parse((await ask('get_ticker', { symbol: 'ethusdt' })) as string)
  assert.equal(ticker.symbol, 'ethusdt')
  const hot = JSON.parse((await ask('get_tickers', { ranking: 'hot' })) as string).tickers
  const stocks = { class: 'stock', ranking: 'hot' }
  assert.equal(JSON.parse((await ask('get_tickers', stocks)) as string).tickers.length, 6)
  assert.equal(hot.length, 24)
})

test('[Q13] a kline is not older than a beat, though its last candle stands', async () => {
  const { market, ask } = given()
  const asked = { symbol: 'btcusdt', period: '1min', size: 3 }
  const first = JSON.parse((await ask('market_history_kline', asked)) as string)
  assert.equal(first.length, 3)
  market.at += 60_000
  const second = JSON.parse((await ask('market_history_kline', asked)) as string)
  assert.equal(second[0].id, first[0].id + 60)
})

test('[Q13] a refusal stays one, and is not taken for an answer', async () => {
  const { market, ask } = given()
  const refusal = { ok: false, refusal: 'pairDoesNotExist' }
  for (const path of ['get_depth', 'get_trades', 'get_ticker', 'market_history_kline'])
    assert.deepEqual(await ask(path, { symbol: 'nosuch', size: 5, period: '1min' }), refusal, path)
  market.silent = 'btcusdt'
  const stale = { ok: false, refusal: 'priceFeedStale' }
  assert.deepEqual(await ask('get_ticker', { symbol: 'btcusdt' }), stale)
})

test('[Q13] what is listed is written once for good', async () => {
  const { market, ask } = given()
  const first = await ask('currency_list', {})
  market.at += 3_600_000
  assert.equal(await ask('currency_list', {}), first)
  assert.equal(JSON.parse(first as string).length, 24)
})
