/** Candles of the past, out of four venues' own pages of them. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { type Candle, flat, fold } from '../../candles/candle.ts'
import { type Period, periods, startAfter, startOf } from '../../candles/period.ts'
import { type GivenVenues, givenVenues, type Name, names } from './testing/givenVenues.ts'
import type { SaidCandle } from './testing/venueServer.ts'

let given: GivenVenues
before(async () => {
  given = await givenVenues({ now: () => NOW, timings: { askMs: 60_000, requestMs: 60_000 } })
})
after(() => given.stop())
beforeEach(() => {
  for (const name of names) Object.assign(given.venues[name], { requests: 'well', candles: past })
})

/** No minute ends while a test runs. */
const NOW = Date.now()
const MINUTE = 60_000
const DAY = 86_400_000

/** What happened, by the minute; a longer candle is what its first and last minute say. */
function past(_: string, length: number, from: number, to: number): SaidCandle[] {
  const end = Math.min(to, NOW)
  const first = Math.ceil(from / length) * length
  const count = Math.max(0, Math.ceil((end - first) / length))
  return Array.from({ length: count }, (_, n) => row(first + n * length, length))
}
const price = (at: number) => 50_000 + ((at / MINUTE) % 10_007)
const row = (start: number, length: number): SaidCandle => {
  const [open, close] = [price(start), price(start + length - MINUTE) + 0.25]
  const [high, low] = [Math.max(open, close) + 1, Math.min(open, close) - 1]
  return [start, `${open}`, `${high}`, `${low}`, `${close}`, `${length / MINUTE}.5`]
}

/** Only these have candles. */
function only(...left: readonly Name[]): void {
  for (const name of names) if (!left.includes(name)) given.venues[name].candles = () => []
}

function assertWhole(candles: readonly Candle[], period: Period, from: number, to: number): void {
  let at = from
  for (const candle of candles) {
    assert.equal(candle.start, at)
    at = startAfter(period, at)
  }
  assert.equal(at, to)
}

for (const name of names)
  test(`[Q1] ${name} tells the last two hours by the minute, exactly, without the one of now`, async () => {
    only(name)
    const to = startOf('1min', NOW)
    const from = to - 120 * MINUTE
    const candles = await given.upstream.candles('btcusdt', '1min', from, NOW + DAY)
    assertWhole(candles, '1min', from, to)
    for (const { start, open, high, low, close, amount } of candles)
      assert.deepEqual(
        [start, ...[open, high, low, close, amount].map(formatAmount)],
        row(start, MINUTE),
      )
  })

test('[Q1] every period begins where ours begins, days by folding what begins there', async () => {
  only('binance')
  for (const period of periods) {
    const to = startOf(period, NOW)
    const from = startAfter(period, to, -3)
    const candles = await given.upstream.candles('btcusdt', period, from, to)
    assertWhole(candles, period, from, to)
    for (const candle of candles) {
      const end = startAfter(period, candle.start)
      assert.equal(formatAmount(candle.open), `${price(candle.start)}`)
      assert.equal(formatAmount(candle.close), `${price(end - MINUTE) + 0.25}`)
    }
  }
  const day = startAfter('1day', startOf('1day', NOW), -1)
  const [whole] = await given.upstream.candles('btcusdt', '1day', day, day + DAY)
  const [first, ...rest] = await given.upstream.candles('btcusdt', '4hour', day, day + DAY)
  assert(first && rest.length === 5)
  assert.deepEqual(whole, fold(day, [first, ...rest]))
})

test('[Q1] more than a page is put together, and no more than ten pages are asked for: the newest', async () => {
  only('okx')
  const to = startOf('1min', NOW)
  const count = given.venues.okx.asked.length
  const candles = await given.upstream.candles('btcusdt', '1min', to - 10_000 * MINUTE, to)
  assertWhole(candles, '1min', to - 3_000 * MINUTE, to)
  const asked = given.venues.okx.asked.slice(count).filter((path) => path.includes('candles'))
  assert.equal(asked.length, 10)
})

test('[Q1] a venue that knows no more begins later', async () => {
  only('kraken')
  const to = startOf('5min', NOW)
  const candles = await given.upstream.candles('btcusdt', '5min', to - 1_000 * 5 * MINUTE, to)
  // Of its 720 one is that of now.
  assertWhole(candles, '5min', to - 719 * 5 * MINUTE, to)
})

test('[Q8] where a venue skipped a candle it stands flat at the last price', async () => {
  only('binance')
  const to = startOf('1min', NOW)
  const isThere = ([start]: SaidCandle) => ![3, 4, 9].includes((to - start) / MINUTE)
  given.venues.binance.candles = (...of) => past(...of).filter(isThere)
  const candles = await given.upstream.candles('btcusdt', '1min', to - 10 * MINUTE, to)
  assertWhole(candles, '1min', to - 10 * MINUTE, to)
  const before = candles[5]?.close
  assert(before)
  assert.deepEqual(
    candles.slice(6, 8),
    [6, 7].map((n) => flat(to - (10 - n) * MINUTE, before)),
  )
})

test('[P2] rows that are no candles are left out', async () => {
  only('binance')
  const to = startOf('1min', NOW)
  given.venues.binance.candles = (base, length, from, end) => [
    [to - 11 * 365 * DAY, '1', '1', '1', '1', '1'],
    [to + DAY, '1', '1', '1', '1', '1'],
    [to - 2 * MINUTE + 1, '1', '1', '1', '1', '1'],
    ...past(base, length, from, end),
    [to - 2 * MINUTE, '1', '0.5', '2', '1', '1'],
    [to - 2 * MINUTE, 'NaN', '1e400', '-1', '0', '1'],
  ]
  const candles = await given.upstream.candles('btcusdt', '1min', to - 3 * MINUTE, to)
  assertWhole(candles, '1min', to - 3 * MINUTE, to)
  assert.equal(formatAmount(candles[1]?.open ?? 0n), `${price(to - 2 * MINUTE)}`)
})

test('[Q1] the next venue is asked when one fails, never answers, or lacks the last candle', async () => {
  const { venues, upstream } = given
  const to = startOf('1min', NOW)
  const from = to - 5 * MINUTE
  venues.binance.requests = 'broken'
  venues.okx.requests = 'never'
  venues.kraken.candles = (...of) => past(...of).filter(([start]) => start < to - MINUTE)
  const candles = await upstream.candles('btcusdt', '1min', from, to)
  assertWhole(candles, '1min', from, to)
  assert.equal(formatAmount(candles.at(-1)?.amount ?? 0n), '1.5')
  venues.okx.requests = 'well'
  only('kraken')
  const rest = await upstream.candles('btcusdt', '1min', from, to)
  assertWhole(rest, '1min', from, to)
  assert.deepEqual(rest.at(-1), flat(to - MINUTE, rest.at(-2)?.close ?? 0n))
})

test('[Q1] nothing is known of a symbol that nobody lists, or of the future', async () => {
  const { upstream } = given
  assert.deepEqual(await upstream.candles('moonusdt', '1min', NOW - DAY, NOW), [])
  assert.deepEqual(await upstream.candles('eurusd', '1min', NOW - DAY, NOW), [])
  assert.deepEqual(await upstream.candles('btcusdt', '1min', NOW, NOW + DAY), [])
  assert.deepEqual(await upstream.candles('btcusdt', '1day', NOW - DAY, NOW - DAY), [])
})

test('[Q8] venues that fail are not taken for venues that know of nothing', async () => {
  const { upstream, venues } = given
  const ask = () => upstream.candles('btcusdt', '1min', NOW - DAY, NOW)
  only()
  assert.deepEqual(await ask(), [])
  for (const name of names) if (name !== 'kraken') venues[name].requests = 'broken'
  assert.deepEqual(await ask(), [], 'one that has none is an answer')
  venues.kraken.candles = () => [[NOW - DAY, 'NaN', '1', '1', '1', '1']]
  await assert.rejects(ask(), /no venue answers about btcusdt: kraken: no candle in what it says/)
  venues.kraken.requests = 'broken'
  await assert.rejects(ask(), /no venue answers about btcusdt/)
})

test('[Q8] nor are venues that never answer', async (t) => {
  const hasty = await givenVenues({ now: () => NOW, timings: { askMs: 60_000, requestMs: 300 } })
  t.after(() => hasty.stop())
  for (const name of names) hasty.venues[name].requests = 'never'
  const asked = hasty.upstream.candles('btcusdt', '1min', NOW - DAY, NOW)
  await assert.rejects(asked, /no venue answers about btcusdt: .*no answer within/)
})

test('[Q8] one that answers with other candles than were asked for does not stand for one that has them', async () => {
  const to = startOf('1min', NOW) - 2 * DAY
  only('kraken', 'htx')
  given.venues.htx.candles = (...of) => past(...of).filter(([start]) => start < to - MINUTE)
  const candles = await given.upstream.candles('btcusdt', '1min', to - 5 * MINUTE, to)
  assertWhole(candles, '1min', to - 5 * MINUTE, to)
})

test('[Q1] many questions at once are all answered', async () => {
  const to = startOf('1min', NOW)
  const asked = Array.from({ length: 12 }, (_, n) =>
    given.upstream.candles('ethusdt', '1min', to - (n + 1) * MINUTE, to),
  )
  const answers = await Promise.all(asked)
  assert.deepEqual(
    answers.map(({ length }) => length),
    answers.map((_, n) => n + 1),
  )
})
