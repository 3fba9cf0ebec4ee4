/** Which venues there are, and what ccxt must know of each. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadLibrary, makeClient } from './client.ts'
import { timeframes } from './series.ts'
import { knownVenues, parseVenues } from './venues.ts'

test('[Q5] venues are named in a list', () => {
  assert.deepEqual(parseVenues('binance, okx,kraken'), [
    { id: 'binance' },
    { id: 'okx' },
    { id: 'kraken' },
  ])
})

for (const [text, message] of [
  ['binance,okx', /at least 3 venues; there are 2/],
  ['binance,okx,mtgox', /no venue 'mtgox'; there are binance, /],
  ['binance,okx,__proto__', /no venue '__proto__'/],
  ['binance,okx,', /no venue ''/],
  ['', /no venue ''/],
  ['binance,okx,binance', /binance stands there twice/],
] as const)
  test(`[Q5] '${text}' is no list of venues, and says why`, () => {
    assert.throws(() => parseVenues(text), message)
  })

test('[Q1] ccxt tells trades, tickers and candles of every venue that can be named', async () => {
  const library = await loadLibrary()
  for (const id of knownVenues) {
    const client = makeClient(library, { id }, 1_000)
    for (const can of ['watchTrades', 'fetchTickers', 'fetchOHLCV'])
      assert.equal(client.has[can], true, `${id} ${can}`)
    for (const [period, from] of Object.entries(timeframes))
      assert(
        from.some(({ name }) => Object.hasOwn(client.timeframes, name)),
        `${id} ${period}`,
      )
  }
})

test('[P2] a client keeps texts, loads what is traded now alone, and does not wait by itself', async () => {
  const library = await loadLibrary()
  const clients = ['binance', 'htx', 'kraken'].map((id) => makeClient(library, { id }, 1_000))
  for (const client of clients) {
    const { number, options } = client as unknown as { number: unknown; options: Options }
    assert.equal(number, String)
    assert.equal(client.has.fetchCurrencies, false)
    assert.deepEqual(options.ws.backoff, { base: 0 })
    const types = options.fetchMarkets?.types
    assert(types === undefined || ['["spot"]', '{"spot":true}'].includes(JSON.stringify(types)))
  }
  type Options = { ws: { backoff: object }; fetchMarkets?: { types?: unknown } }
})

test('[Q1] without ccxt, a person is told what to install', async () => {
  const absent = 'a-package-that-is-not-there'
  await assert.rejects(
    loadLibrary(() => import(absent)),
    /npm install ccxt$/,
  )
  const broken = () => Promise.reject(new SyntaxError('odd'))
  await assert.rejects(loadLibrary(broken), SyntaxError)
})

test('[Q5] a venue that ccxt does not know is said so', async () => {
  const library = await loadLibrary()
  for (const id of ['mtgox', 'constructor', '__proto__'])
    assert.throws(() => makeClient(library, { id }, 1_000), /knows no venue/)
})

test('[P1] the price sources import no order book: own trades cannot move the reference price', () => {
  const folder = new URL('.', import.meta.url)
  const files = readdirSync(folder).filter((name) => /^\w+\.ts$/.test(name))
  assert(files.length > 10)
  const known =
    /^(\.\/\w+\.ts|\.\.\/source\.ts|\.\.\/\.\.\/(candles\/(candle|period)|instruments)\.ts|@evenkeel\/kernel|node:.*|ccxt)$/
  for (const file of files)
    for (const [, name = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(
      /(?:from |import\()'([^']+)'/g,
    ))
      assert.match(name, known, `${file} imports ${name}`)
})
