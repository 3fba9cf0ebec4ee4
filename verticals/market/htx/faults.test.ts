/** What is asked wrongly of HTX's pages: an error of HTX's, never a failure, and nothing quoted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlainPage, Query } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { htxPages } from './index.ts'
import { handMarket, NOW } from './testing/market.ts'

const market = handMarket()
const pages = new Map(htxPages(market).map((page) => [page.path, page]))
const good = { symbol: 'btcusdt', period: '1min' }

async function ask(path: string, query: Query) {
  return JSON.parse((await pages.get(path)?.answer(query)) ?? '')
}

async function faulted(path: string, query: Query, code: string, message: string) {
  const error = { status: 'error', 'err-code': code, 'err-msg': message, data: null, ts: NOW }
  assert.deepEqual(await ask(path, query), error, `${path} ${JSON.stringify(query)}`)
}

const ofSymbols = [
  '/market/history/kline',
  '/market/history/candles',
  '/market/depth',
  '/market/detail',
  '/market/detail/merged',
  '/market/trade',
  '/market/history/trade',
]
const noSymbols = [undefined, '', 'nope', 'BTCUSDT', ' btcusdt', '__proto__', 'x'.repeat(100_000)]

test('[Q13] a symbol that is missing, unknown or given twice is an invalid symbol', async () => {
  for (const path of ofSymbols)
    for (const symbol of [...noSymbols, ['btcusdt', 'btcusdt'], ['btcusdt'], []])
      await faulted(path, { ...good, symbol }, 'invalid-parameter', 'invalid symbol')
})

test('[Q13] a period that is missing, unknown or given twice is an invalid period', async () => {
  for (const path of ['/market/history/kline', '/market/history/candles'])
    for (const period of [undefined, '', '2min', '2year', '1MIN', 'constructor', ['1min', '1min']])
      await faulted(path, { ...good, period }, 'invalid-parameter', 'invalid period')
})

test('[Q13] a size that is no whole number in its range is an invalid size, and says the range', async () => {
  const wrong = [
    '0',
    '-1',
    'abc',
    '',
    '1.5',
    '1e3',
    '1e9',
    '1000000000',
    '0x10',
    ' 5',
    '9'.repeat(50_000),
  ]
  for (const [path, most] of [
    ['/market/history/kline', 2_000],
    ['/market/history/candles', 1_000],
    ['/market/history/trade', 2_000],
  ] as const) {
    const message = `invalid size, valid range: [1,${most}]`
    for (const size of [...wrong, String(most + 1), ['5', '5']])
      await faulted(path, { ...good, size }, 'bad-request', message)
    for (const size of ['1', String(most)])
      assert.equal((await ask(path, { ...good, size })).status, 'ok')
  }
})

test('[Q13] times, types and depths that there are not', async () => {
  for (const time of ['-1', 'now', '1e9', '99999999999', ['1', '2']]) {
    await faulted('/market/history/candles', { ...good, from: time }, 'bad-request', 'invalid from')
    await faulted('/market/history/candles', { ...good, to: time }, 'bad-request', 'invalid to')
  }
  for (const type of ['step6', '', 'step', '0', ['step0', 'step0']])
    await faulted('/market/depth', { ...good, type }, 'invalid-parameter', 'invalid type')
  for (const depth of ['150', '0', '-5', '5.0', '', ['5', '5']])
    await faulted('/market/depth', { ...good, depth }, 'invalid-parameter', 'invalid depth')
  for (const currency of ['nope', '', ['btc', 'btc']])
    assert.deepEqual(await ask('/v2/reference/currencies', { currency }), {
      code: 2002,
      message: 'invalid field value in `currency`',
    })
})

test('[Q13] terms are of pairs that are traded, and of ten at most', async () => {
  for (const symbol of [...noSymbols, 'eurusd', 'aapl', ['btcusdt']])
    await faulted('/v1/common/exchange', { symbol }, 'invalid-parameter', 'invalid symbol')
  const eleven = [...market.pairs.keys()].slice(0, 11).join()
  for (const symbols of [...noSymbols, 'eurusd', 'btcusdt,', 'btcusdt,aapl', eleven, ['btcusdt']])
    assert.deepEqual(await ask('/v2/reference/transact-fee-rate', { symbols }), {
      code: 2002,
      message: 'invalid field value in `symbols`',
    })
  const { data } = await ask('/v2/reference/transact-fee-rate', { symbols: 'ethusdt,btcusdt' })
  const rates = { makerFeeRate: '0.0008', takerFeeRate: '0.001' }
  const actual = { actualMakerRate: '0.0008', actualTakerRate: '0.001' }
  assert.deepEqual(data, [
    { symbol: 'ethusdt', ...rates, ...actual },
    { symbol: 'btcusdt', ...rates, ...actual },
  ])
})

test('[Q12] [Q13] a contract that is listed alone does not answer by the symbol of a pair', async () => {
  const alone = handMarket()
  const inBook = new Map(htxPages(alone).map((page) => [page.path, page]))
  const { isPair } = alone
  alone.isPair = (symbol) => symbol !== 'ethusdt' && isPair(symbol)
  assert.notEqual(alone.terms('ethusdt'), undefined)
  for (const [path, query] of [
    ['/market/depth', 'symbol'],
    ['/v1/common/exchange', 'symbol'],
    ['/v2/reference/transact-fee-rate', 'symbols'],
  ] as const) {
    const said = async (symbol: string) => inBook.get(path)?.answer({ [query]: symbol })
    assert.match((await said('ethusdt')) ?? '', /invalid/, path)
    assert.doesNotMatch((await said('btcusdt')) ?? 'invalid', /invalid/, path)
  }
})

test('[Q13] a symbol without a price is not open, and has no ticker', async () => {
  market.silent = 'ethusdt'
  const query = { symbol: 'ethusdt' }
  for (const path of ['/market/detail', '/market/detail/merged'])
    await faulted(path, query, 'invalid-parameter', 'symbol trade not open now')
  const { data } = await ask('/market/tickers', {})
  assert.equal(data.length, 11)
})

test('[Q13] whatever is asked is answered, and none of it comes back', async () => {
  const marked = fc.string({ maxLength: 30 }).map((text) => `CANARY${text}`)
  const value = fc.oneof(marked, fc.array(marked, { maxLength: 3 }), fc.constant(undefined))
  const name = fc.constantFrom(
    'symbol',
    'period',
    'size',
    'from',
    'to',
    'type',
    'depth',
    'currency',
    'symbols',
    'more',
  )
  const query = fc.dictionary(name, value)
  const page = fc.constantFrom(...pages.values())
  const answers = async (page: PlainPage, query: Query) => {
    const text = await page.answer({ ...good, ...query })
    assert(!text.includes('CANARY'))
    assert(typeof JSON.parse(text) === 'object')
  }
  await fc.assert(fc.asyncProperty(page, query, answers), { numRuns: 2_000 })
})
