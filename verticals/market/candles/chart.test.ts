/** One symbol's candles, without a table: what counts where, and the last 24 hours against a naive fold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Millis, Price } from '@evenkeel/kernel'
import { createRandom } from '@evenkeel/kernel/testing'
import fc from 'fast-check'
import type { Trade } from '../source/source.ts'
import { TRADELESS_MS } from '../source/tradeless.ts'
import type { Candle } from './candle.ts'
import { Chart } from './chart.ts'
import { periods, startAfter, startOf } from './period.ts'
import { local, MINUTE, same } from './testing/stage.ts'

/** Noon is the end of a candle of six periods. */
const noon = local('2026-05-04 12:00')
const QUIET_MS = 10_000
const trade = (at: Millis, price: Price, amount = 1_00000000n): Trade => ({
  at,
  price,
  amount,
  side: 'buy',
})
const move = (at: Millis, price: Price, trades: readonly Trade[] = []) => ({
  symbol: 'x',
  at,
  price,
  trades,
})

/** A chart at half a minute before noon, on which the price has been 100 for some minutes. */
function given(): Chart {
  const chart = new Chart('x', noon - 5 * MINUTE, QUIET_MS)
  chart.take(move(noon - 5 * MINUTE, 100n), noon - 5 * MINUTE)
  chart.advance(noon - 30_000)
  chart.settle(noon - MINUTE)
  return chart
}

const textOf = (candle: Candle | undefined) =>
  candle &&
  [
    candle.open,
    candle.high,
    candle.low,
    candle.close,
    candle.amount,
    candle.vol,
    candle.count,
  ].join(' ')

test('[Q8] the end of a minute ends it, and the next stands flat at its close, in every period', () => {
  const chart = given()
  chart.take(move(noon - 20_000, 107n, [trade(noon - 20_000, 106n, 3_00000000n)]), noon - 20_000)
  chart.advance(noon - 1)
  assert.equal(chart.newest('1min'), noon - MINUTE)
  chart.advance(noon)
  for (const period of periods) {
    const isNew = startOf(period, noon) === noon
    assert.equal(chart.current(period)?.start, startOf(period, noon))
    assert.equal(
      textOf(chart.current(period)),
      isNew ? '107 107 107 107 0 0 0' : '100 107 100 107 300000000 318 1',
    )
    if (isNew)
      assert.equal(textOf(chart.within(period, 0, noon).at(-1)), '100 107 100 107 300000000 318 1')
  }
})

test('[Q3] what comes late counts in the minute that it belongs to, in every period, while that is not settled', () => {
  const chart = given()
  chart.advance(noon + 500)
  for (const period of periods) assert.equal(chart.current(period)?.close, 100n)
  assert.equal(chart.day()?.low, 100n)
  chart.take(move(noon - 100, 93n, [trade(noon - 200, 95n)]), noon + 600)
  for (const period of periods) {
    const isNew = startOf(period, noon) === noon
    const [before, current] = chart.within(period, startOf(period, noon - 1), noon + 1).slice(-2)
    assert.equal(textOf(before), '100 100 93 93 100000000 95 1')
    if (isNew) assert.equal(textOf(current), '93 93 93 93 0 0 0')
  }
  assert.equal(chart.day()?.low, 93n)
  const rows = chart.settle(noon)
  assert.deepEqual(
    rows.map(({ period }) => period),
    ['4hour', '60min', '30min', '15min', '5min', '1min'],
  )
  assert(rows.every(({ candle }) => textOf(candle) === '100 100 93 93 100000000 95 1'))
})

test('[Q3] a trade counts in the minute of its own time, though it is told with a price of the next', () => {
  const chart = given()
  chart.take(
    move(noon + 300, 101n, [trade(noon - 1, 99n), trade(noon, 99n, 5_00000000n)]),
    noon + 300,
  )
  const [before, current] = chart.within('1min', noon - MINUTE, noon + 1)
  assert.equal(textOf(before), '100 100 100 100 100000000 99 1')
  assert.equal(textOf(current), '100 101 100 101 500000000 495 1')
})

test('[Q3] what comes after its minute was settled is not counted, and changes nothing', () => {
  const chart = given()
  chart.advance(noon + 2_000)
  chart.settle(noon)
  const before = periods.map((period) => textOf(chart.current(period)))
  chart.take(move(noon - 100, 93n, [trade(noon - 200, 95n)]), noon + 2_000)
  chart.take(move(noon - 50, 92n, [trade(0, 95n)]), noon + 2_000)
  assert.deepEqual(
    periods.map((period) => textOf(chart.current(period))),
    before,
  )
  chart.take(move(noon + 2_000, 94n), noon + 2_000)
  assert.equal(textOf(chart.current('1min')), '100 100 94 94 0 0 0')
})

test('[Q3] what is told ahead of its time is not counted; a second ahead is a difference of clocks', () => {
  const chart = given()
  const now = noon - 30_000
  chart.take(move(now + 1_001, 150n), now)
  chart.take(move(now + 1_000, 101n, [trade(now + 1_001, 99n)]), now)
  assert.equal(textOf(chart.current('1min')), '100 101 100 101 0 0 0')
  chart.take(move(noon + 400, 102n), noon - 600)
  assert.equal(chart.newest('1min'), noon)
  chart.advance(noon - 500)
  assert.equal(textOf(chart.current('1min')), '101 102 101 102 0 0 0')
})

test('[Q3] a move that is told twice counts once; so does one that another has overtaken', () => {
  const chart = given()
  const now = noon - 10_000
  const first = move(now - 100, 105n, [trade(now - 150, 104n)])
  const second = move(now - 50, 103n, [trade(now - 60, 104n)])
  for (const told of [first, first, second, second, first, second]) chart.take(told, now)
  chart.take(move(now - 51, 200n), now)
  assert.equal(textOf(chart.current('1min')), '100 105 100 103 200000000 208 2')
})

test('[Q35] candles of trades follow the reference price again when none was told for minutes', () => {
  const chart = new Chart('x', noon, QUIET_MS, undefined, () => true)
  const closeAfter = (at: Millis, price: Price, trades: readonly Trade[] = []) => {
    chart.advance(at)
    chart.take(move(at, price, trades), at)
    return chart.current('1min')?.close
  }
  const lapsesAt = noon + TRADELESS_MS
  assert.equal(closeAfter(noon, 110n, [trade(noon, 100n)]), 100n)
  assert.equal(closeAfter(noon + MINUTE, 120n), 100n)
  assert.equal(closeAfter(lapsesAt, 130n), 100n)
  assert.equal(closeAfter(lapsesAt + 1, 140n), 140n)
  assert.equal(closeAfter(lapsesAt + 2, 141n), 141n)
  assert.equal(closeAfter(lapsesAt + 3, 150n, [trade(lapsesAt + 3, 145n)]), 145n)
  assert.equal(closeAfter(lapsesAt + 4, 160n), 145n)
})

test('[Q8] minutes in which the source fell silent, or nobody listened, were not seen as a whole', () => {
  const chart = given()
  assert.equal(chart.wholeFrom, Number.POSITIVE_INFINITY)
  const says = (at: Millis) => chart.take(move(at, 100n), at)
  says(noon - 20_000)
  assert.equal(chart.wholeFrom, noon)
  for (const at of [noon - 10_000, noon, noon + 10_000]) says(at)
  assert.equal(chart.wholeFrom, noon)
  chart.advance(noon + 20_000)
  assert.equal(chart.wholeFrom, noon)
  chart.advance(noon + 20_001)
  assert.equal(chart.wholeFrom, Number.POSITIVE_INFINITY)
  says(noon + 20_500)
  assert.equal(chart.wholeFrom, noon + MINUTE)
  says(noon + 5 * MINUTE)
  assert.equal(chart.wholeFrom, noon + 6 * MINUTE)
})

test('[Q8] minutes that passed at once are flat, each of them, whatever came before', () => {
  const chart = given()
  chart.take(move(noon - 20_000, 108n), noon - 20_000)
  chart.advance(noon + 500 * MINUTE)
  const shown = chart.within('1min', noon, noon + 500 * MINUTE)
  const rows = chart.settle(noon + 500 * MINUTE).filter(({ period }) => period === '1min')
  const settled = rows.map(({ candle }) => candle).slice(1)
  assert.equal(settled.length, 500)
  assert(settled.every(({ start }, nth) => start === noon + nth * MINUTE))
  assert(settled.every((candle) => textOf(candle) === '108 108 108 108 0 0 0'))
  same(shown, settled, 'shown before they were settled')
})

test('[Q10] the last 24 hours are a naive fold of the minute of now and the 1,439 before it', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = createRandom(seed)
      const first = noon + random.below(86_400_000)
      const chart = new Chart('x', first, QUIET_MS)
      const prices: { at: Millis; price: Price }[] = []
      const trades: Trade[] = []
      let price = 1_000n
      for (let now = first, nth = 0; nth < 250; nth++) {
        now += random.pick([200, 3_000, 50_000, 400_000, 2_000_000, random.below(9_000_000)])
        if (random.oneIn(3)) chart.advance(now)
        price += BigInt(random.below(41) - 20)
        const traded = random.oneIn(2)
          ? [trade(now - random.below(100), price, BigInt(random.below(9)))]
          : []
        // What is told at once is never late here.
        const told = traded.filter(({ at }) => startOf('1min', at) === startOf('1min', now))
        chart.take(move(now, price, told), now)
        prices.push({ at: now, price })
        trades.push(...told)
        if (random.oneIn(2)) chart.settle(startOf('1min', now - 2_000))
        if (random.oneIn(4)) assert.deepEqual(chart.day(), naiveDay(now, prices, trades))
      }
    }),
    { numRuns: 40 },
  )
})

test('[Q35] where there is an order book candles are made of trades, once its source tells of any', () => {
  const chart = new Chart('x', noon, QUIET_MS, undefined, () => true)
  const at = (second: number) => noon + 1_000 * second
  chart.take(move(at(1), 100n), at(1))
  assert.equal(textOf(chart.current('1min')), '100 100 100 100 0 0 0', 'no trade is told of yet')
  chart.take(move(at(2), 104n, [trade(at(2), 103n), trade(at(2), 106n), trade(at(2), 105n)]), at(2))
  assert.equal(textOf(chart.current('1min')), '100 106 100 105 300000000 314 3')
  chart.take(move(at(3), 120n), at(3))
  assert.equal(chart.current('1min')?.close, 105n, 'what nobody traded at is no last price')
  assert.equal(chart.day()?.close, 105n)
  chart.leave(QUIET_MS)
  chart.take(move(at(4), 130n), at(4))
  assert.equal(chart.current('1min')?.close, 130n, 'of another source no trade is known yet')
})

function naiveDay(
  now: Millis,
  prices: readonly { at: Millis; price: Price }[],
  trades: readonly Trade[],
): Candle {
  const from = startAfter('1min', startOf('1min', now), -1_439)
  const before = prices.filter(({ at }) => at < from).at(-1)
  const within = prices.filter(({ at }) => at >= from)
  const all = [...(before === undefined ? [] : [before]), ...within].map(({ price }) => price)
  const traded = trades.filter(({ at }) => at >= from)
  const sorted = all.toSorted((one, other) => Number(one - other))
  return {
    start: before === undefined ? startOf('1min', within[0]?.at ?? 0) : from,
    open: all[0] as Price,
    high: sorted.at(-1) as Price,
    low: sorted[0] as Price,
    close: all.at(-1) as Price,
    amount: traded.reduce((sum, { amount }) => sum + amount, 0n),
    vol: traded.reduce((sum, { price, amount }) => sum + (price * amount) / 100_000_000n, 0n),
    count: traded.length,
  }
}
