/** What the app makes of the market's calls and messages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Candle, FeedParts, Instrument, MarketTrade, Ticker } from '@evenkeel/ui'
import { cumulated } from './cumulated.ts'
import { openFeed } from './feed.ts'
import { withLast, withNew } from './joined.ts'
import { createLive } from './live.ts'
import { depthIn, tickerIn, tradesIn } from './messages.ts'
import { rowsOf } from './rows.ts'

const trade = (id: number): MarketTrade => ({ id, at: id, side: 'buy', price: '1', quantity: '1' })
const candle = (start: number, close = 1): Candle => ({
  start,
  open: 1,
  high: 1,
  low: 1,
  close,
  volume: 1,
})
const tick = (id: number, close: number) => ({
  id,
  open: 1,
  high: 1,
  low: 1,
  close,
  amount: 1,
})

test('[Q12] trades of the call and of the stream are each shown once, newest first', () => {
  assert.equal(withNew(undefined, [trade(1)]), undefined)
  const joined = withNew([trade(3), trade(2)], [trade(5), trade(4), trade(3)])
  assert.deepEqual(
    joined?.map(({ id }) => id),
    [5, 4, 3, 2],
  )
  const many = withNew(
    [],
    Array.from({ length: 80 }, (_, nth) => trade(80 - nth)),
  )
  assert.equal(many?.length, 50)
})

test('[Q8] the last candle moves, a new one follows it, one that is over is told once more, and an unknown one changes nothing', () => {
  const known = [candle(60_000), candle(120_000)]
  assert.deepEqual(
    withLast(known, tick(120, 7)).map(({ close }) => close),
    [1, 7],
  )
  assert.deepEqual(
    withLast(known, tick(180, 7)).map(({ start }) => start),
    [60_000, 120_000, 180_000],
  )
  assert.deepEqual(
    withLast(known, tick(60, 7)).map(({ close }) => close),
    [7, 1],
  )
  assert.deepEqual(withLast(known, tick(0, 7)), known)
})

test('[Q10] numbers of the stream become the decimal strings that they were', () => {
  const ticker = tickerIn({
    symbol: 'btcusdt',
    open: 0.1,
    high: 118_264.51,
    low: 1e-7,
    close: 5,
    index: 5,
    amount: 2,
    vol: 3,
    change: '+1.25%',
    sign: 1,
    stale: false,
    closed: false,
  })
  const { high, low, increase, isStale } = ticker
  assert.deepEqual([high, low, increase, isStale], ['118264.51', '0.0000001', '1.25', false])
  assert.deepEqual(depthIn({ bids: [[0.5, 1.25]], asks: [] }).bids, [
    { price: '0.5', quantity: '1.25' },
  ])
  const data = [
    { id: 1, ts: 2, price: 3.5, amount: 4, direction: 'sell' as const },
    { id: 2, ts: 2, price: 0.25, amount: 1, direction: 'buy' as const },
  ]
  assert.deepEqual(tradesIn({ data }), [
    { id: 2, at: 2, side: 'buy', price: '0.25', quantity: '1' },
    { id: 1, at: 2, side: 'sell', price: '3.5', quantity: '4' },
  ])
})

const instrument = (symbol: string, listedUnder: Instrument['class'] = 'crypto') =>
  ({
    symbol,
    base: symbol.slice(0, 3).toUpperCase(),
    quote: 'USDT',
    class: listedUnder,
  }) as Instrument
const ticker = (symbol: string, increase: string, vol: string) =>
  ({ symbol, increase, vol, amount: vol }) as Ticker
const instruments = [instrument('btcusdt'), instrument('ethusdt'), instrument('solusdt')]
const tickers = [
  ticker('btcusdt', '1.00', '5'),
  ticker('ethusdt', '-2.00', '9'),
  ticker('solusdt', '3.00', '7'),
]
const names = (rows: ReturnType<typeof rowsOf>) =>
  rows?.map((row) => row.instrument.base.toLowerCase())

test('[Q19] rows of a ranking, a class, a search or a watchlist', () => {
  assert.equal(rowsOf(undefined, tickers, {}), undefined)
  assert.deepEqual(names(rowsOf(instruments, tickers, {})), ['btc', 'eth', 'sol'])
  const by = (ranking: 'gainers' | 'decliners' | 'hot') =>
    names(rowsOf(instruments, tickers, { ranking }))
  assert.deepEqual(by('gainers'), ['sol', 'btc'])
  assert.deepEqual(by('decliners'), ['eth'])
  assert.deepEqual(by('hot'), ['eth', 'sol', 'btc'])
  assert.deepEqual(names(rowsOf(instruments, tickers, { search: ' Sol/us' })), ['sol'])
  assert.deepEqual(names(rowsOf(instruments, tickers, { class: 'forex' })), [])
  const symbols = ['solusdt', 'btcusdt', 'gone']
  assert.deepEqual(names(rowsOf(instruments, tickers, { symbols })), ['sol', 'btc'])
})

test('[Q19] a search finds what people call a symbol, in all markets or in one', () => {
  const called = [
    { ...instrument('btcusdt'), name: 'Bitcoin' },
    { ...instrument('solusdt'), name: 'Solana' },
    { ...instrument('aapl', 'stock'), name: 'Apple' },
    { ...instrument('eurusd', 'forex'), name: 'Euro / US Dollar' },
  ]
  const quoted = called.map(({ symbol }) => ticker(symbol, '1', '1'))
  const found = (search: string, listedUnder?: Instrument['class']) =>
    rowsOf(called, quoted, { class: listedUnder, search })?.map((row) => row.instrument.symbol)
  for (const search of ['bitcoin', 'BITC', ' Bit coin '])
    assert.deepEqual(found(search), ['btcusdt'], search)
  assert.deepEqual(found('apple'), ['aapl'])
  assert.deepEqual(found('euro/us'), ['eurusd'])
  assert.deepEqual(found('a'), ['solusdt', 'aapl', 'eurusd'])
  assert.deepEqual(found('a', 'stock'), ['aapl'])
  assert.deepEqual(found('', 'stock'), ['aapl'])
  assert.deepEqual(found('nothing like it'), [])
})

test('[Q11] each price of a book says how much of all stands up to it', () => {
  const levels = [
    { price: '2', quantity: '1' },
    { price: '1', quantity: '3' },
  ]
  assert.deepEqual(
    cumulated(levels).map(({ share }) => share),
    [0.25, 1],
  )
  assert.deepEqual(cumulated([]), [])
})

test('[Q16] what is followed is read once, changed by news, and read again after a reconnect', async () => {
  let reads = 0
  let resume = () => {}
  let change: (next: (value: number | undefined) => number | undefined) => void = () => {}
  const live = createLive<number>({
    read: async () => ++reads * 10,
    listen(hear) {
      change = hear
      return () => undefined
    },
    onResume(again) {
      resume = again
      return () => undefined
    },
  })
  const seen: (number | undefined)[] = []
  const stop = live.follow(() => seen.push(live.now().value))
  await new Promise((resolve) => setTimeout(resolve))
  change((value) => (value ?? 0) + 1)
  resume()
  await new Promise((resolve) => setTimeout(resolve))
  assert.deepEqual(seen, [10, 11, 20])
  stop()
})

test('[Q16] a reading that fails is told, and what was known still stands', async () => {
  let broken = false
  const live = createLive<number>({
    read: async () => (broken ? Promise.reject(new Error('away')) : 5),
    onResume: () => () => undefined,
  })
  const stop = live.follow(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  broken = true
  live.retry()
  await new Promise((resolve) => setTimeout(resolve))
  assert.deepEqual(live.now(), { value: 5, failed: true })
  stop()
})

test('[Q16] news that come while it is read are not undone by what is read', async () => {
  let answer = (_: number) => {}
  let change: (next: (value: number | undefined) => number | undefined) => void = () => {}
  const live = createLive<number>({
    read: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    listen(hear) {
      change = hear
      return () => undefined
    },
    onResume: () => () => undefined,
  })
  const stop = live.follow(() => undefined)
  change(() => 9)
  assert.equal(live.now().value, 9)
  answer(5)
  await new Promise((resolve) => setTimeout(resolve))
  assert.equal(live.now().value, 9)
  stop()
})

/** The feed of an app whose reads of what is listed are counted, and answered in turn. */
function givenListed(answers: readonly Promise<readonly unknown[]>[]) {
  const resumes: (() => void)[] = []
  const listings: (() => void)[] = []
  const counted = { calls: 0 }
  const feed = openFeed({
    client: { call: () => answers[counted.calls++] },
    stream: {
      onResume: (again: () => void) => resumes.push(again),
      subscribe: (_channel: unknown, hear: () => void) => listings.push(hear),
    },
    signedIn: () => false,
  } as unknown as FeedParts)
  const all = (told: readonly (() => void)[]) => async () => {
    for (const hear of told) hear()
    await new Promise((done) => setImmediate(done))
  }
  return { feed, counted, settle: all([]), resume: all(resumes), list: all(listings) }
}

test('what is listed is read at the start, and with the first line only when it could not be', async () => {
  const lost = givenListed([Promise.reject(new Error('no network')), Promise.resolve([])])
  assert.equal(lost.counted.calls, 1)
  await lost.settle()
  assert.equal(lost.feed.instruments.now().failed, true)
  await lost.resume()
  assert.equal(lost.counted.calls, 2)
  assert.deepEqual(lost.feed.instruments.now(), { value: [], failed: false })
  const read = givenListed([Promise.resolve([])])
  await read.settle()
  await read.resume()
  assert.equal(read.counted.calls, 1)
})

test('what is listed is read again when there is more, and when the line was lost meanwhile', async () => {
  const { counted, settle, resume, list } = givenListed([1, 2, 3].map(async () => []))
  await settle()
  await resume()
  await list()
  assert.equal(counted.calls, 2)
  await resume()
  assert.equal(counted.calls, 3)
})
