/** What the real ccxt learns of the terms of a pair, and what it makes of a refusal: over HTTP, from the whole server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { BadRequest, NetworkError, RateLimitExceeded } from 'ccxt'

type Pair = Readonly<Record<'pair' | 'quantityStep', string>> &
  Readonly<Record<'makerFeeBps' | 'takerFeeBps' | 'bandBps', number>>

let server: TestServer
let htx: Htx
let pairs: readonly Pair[]
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'none' } } })
  htx = await htxAt(server.url)
  await htx.loadMarkets()
  pairs = (await get(server.url, 'spot/get_pairs')).data.pairs
})
after(() => server.stop())

const symbolOf = ({ pair }: Pair) => `${pair.replace('usdt', '').toUpperCase()}/USDT`

test('[Q14] ccxt reads the fees of every pair, with whatever key, and takes them over', async () => {
  assert.equal(pairs.length, 12)
  htx.apiKey = htx.secret = 'any'
  for (const pair of pairs) {
    const { symbol, maker, taker } = await htx.fetchTradingFee(symbolOf(pair))
    assert.equal(symbol, symbolOf(pair))
    assert.deepEqual([maker, taker], [pair.makerFeeBps / 10_000, pair.takerFeeBps / 10_000])
    Object.assign(htx.market(symbolOf(pair)), { maker, taker })
  }
  const fee = htx.calculateFee('BTC/USDT', 'limit', 'buy', 1, 60_000, 'maker')
  assert.equal(fee.rate, 0.0008)
})

test('[Q14] ccxt reads the limits of every pair, and of the contracts that are none', async () => {
  const limits = await htx.fetchTradingLimits()
  assert.equal(Object.keys(limits).length, 2 * pairs.length + 2)
  const { data: symbols } = await (await fetch(`${server.url}/v1/common/symbols`)).json()
  for (const [nth, pair] of pairs.entries()) {
    const { info, limits: read } = limits[symbolOf(pair)]
    const { amount } = read
    assert.deepEqual(
      [amount.min, amount.max],
      [Number(pair.quantityStep), symbols[nth]['max-order-amt']],
    )
    assert.equal(info['buy-limit-must-less-than'], 1 + pair.bandBps / 10_000)
  }
  assert.deepEqual(limits['NONE/USD:NONE'].limits.amount, { min: 0, max: 0 })
})

test('[Q14] what is no call is a bad request to ccxt, and not a line that is down', async () => {
  const missing = [
    () => htx.fetchIsolatedBorrowRates(),
    () => htx.fetchSettlementHistory('BTC/USDT:USDT'),
    () => htx.fetchFundingRate('NONE/USD:NONE'),
  ]
  htx.apiKey = htx.secret = 'any'
  for (const ask of missing)
    await assert.rejects(ask, (error) => {
      assert(!(error instanceof NetworkError), `${error}`)
      assert(error instanceof BadRequest, `${error}`)
      return true
    })
})

test('[Q14] who asks too much is told so in the shape of HTX, and when to ask again', async (t) => {
  const limits = {
    addressPerSecond: 2,
    memberPerSecond: 50,
    socketsPerAddress: 200,
    connectionsPerAddress: 200,
  }
  const strict = await startTestServer({ config: { limits } })
  t.after(() => strict.stop())
  const client = await htxAt(strict.url)
  const asked = Array.from({ length: 20 }, () => client.fetchTime())
  const refused = (await Promise.allSettled(asked)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  assert(refused.length >= 10)
  assert(refused.every((error) => error instanceof RateLimitExceeded))
  const refusedAt = async (path: string) => {
    let answer = await fetch(strict.url + path)
    while (answer.status !== 429) answer = await fetch(strict.url + path)
    assert.equal(answer.headers.get('retry-after'), '1', path)
    return answer.json()
  }
  for (const path of ['/v1/common/timestamp', '/v2/market-status', '/v1/nothing'])
    assert.equal((await refusedAt(path))['err-code'], 'base-request-exceed-frequency-limit')
  for (const path of ['/', '/api/docs', '/api/spot/get_pairs', '/api/nothing'])
    assert.equal((await refusedAt(path)).reason, 'tooManyRequests')
})
