/** Candles across restarts, on a real table: as without the restart, as far as the source knows what happened meanwhile. */
import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { larger, type Millis, type Price, smaller } from '@evenkeel/kernel'
import { createRandom } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { type Candle, flat } from './candle.ts'
import { type Period, periods, startAfter, startOf } from './period.ts'
import { DAY, HOUR, local, MINUTE, Stage, same } from './testing/stage.ts'

const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

const begun = local('2026-03-28 21:58')
const stretches = [
  { from: begun - 45 * DAY, to: begun, everyMs: 300_000 },
  { from: begun, to: begun + 5 * DAY, everyMs: 12_000 },
  { from: begun + 5 * DAY, to: begun + 50 * DAY, everyMs: 200_000 },
]
const given = (t: TestContext, seed = 1) =>
  new Stage(t, { tables, at: begun + 12_345, stretches, seed })
const ignorant = (stage: Stage) => ({ ...stage.walk, candles: async () => [] })

for (const [what, ends, after, down] of [
  ['in the middle of a minute', ['stop', 'crash'], HOUR + 31_000, 0],
  ['for some seconds, within a minute', ['stop', 'crash'], HOUR + 11_000, 20_000],
  ['at the end of a minute', ['stop', 'crash'], 2 * HOUR, 0],
  ['across the end of a minute', ['stop', 'crash'], HOUR + 59_500, 1_000],
  ['in the middle of an hour', ['stop', 'crash'], HOUR + 17 * MINUTE, 9 * MINUTE],
  [
    'for three days, across a month’s and a week’s end',
    ['stop', 'crash'],
    5 * HOUR + 1_234,
    3 * DAY,
  ],
  ['for nine days', ['stop'], HOUR + 777, 9 * DAY],
  ['for 40 days, after which minutes begin anew', ['crash'], HOUR + 777, 40 * DAY],
] as const)
  for (const end of ends)
    test(`[Q9] a ${end} ${what} leaves every candle as it would have been`, async (t) => {
      const stage = given(t)
      await stage.open()
      await stage.live(begun + after)
      await stage[end]()
      stage.now += down
      await stage.open()
      await stage.settled()
      await stage.holds(begun - DAY, { isCurrent: false })
      await stage.live(stage.now + HOUR + 12_000)
      await stage.settled()
      await stage.holds(begun - DAY)
      assert.deepEqual(stage.candles.day('btcusdt'), dayOf(stage))
      await stage.stop()
      await stage.keeps(begun - 45 * DAY)
      assert.deepEqual(stage.failures, [])
    })

test('[Q9] so do thirty restarts, one after the other, some in the middle of writing', async (t) => {
  const random = createRandom(5)
  const stage = given(t, 3)
  for (let nth = 0; nth < 30; nth++) {
    await stage.open()
    if (nth % 3 === 1) await stage.settled()
    if (nth % 3 === 1) await stage.holds(begun - DAY, { isCurrent: false })
    let left = random.below(12)
    stage.hindrance = async (sql) => {
      if (nth % 2 === 1 && sql.startsWith('insert') && --left < 0) throw new Error('cut off')
    }
    await stage.live(stage.now + random.below(90 * MINUTE), 500 + random.below(20_000))
    stage.hindrance = async () => undefined
    if (random.oneIn(2)) await stage.stop()
    else stage.crash()
    stage.now += random.below(random.oneIn(3) ? 6 * HOUR : 70_000)
  }
  await stage.open()
  await stage.live(stage.now + 2 * MINUTE)
  await stage.settled()
  await stage.holds(begun - DAY)
  await stage.stop()
  await stage.keeps(begun - DAY)
})

test('[Q8] where the source knows nothing, the gap is flat at the last close', async (t) => {
  const stage = given(t, 5)
  await stage.open()
  await stage.live(begun + HOUR + 30_000)
  await stage.settled()
  await stage.stop()
  const last = stage.walk.candle('btcusdt', '1min', begun + 59 * MINUTE, stage.now)
  assert(last)
  stage.now = begun + 4 * HOUR + 2_000
  const back = stage.now
  await stage.open(ignorant(stage))
  await stage.live(back + 3 * MINUTE)
  await stage.settled()
  const since = { from: begun + HOUR, to: begun + 4 * HOUR, most: 2_000 }
  const missed = await stage.candles.between('btcusdt', '1min', since)
  same(missed, flats(begun + HOUR, '1min', 180, last.close), 'missed')
  // Of the minute in which it came back there is what was seen of it.
  const [first, ...whole] = await stage.candles.last('btcusdt', '1min', 4)
  const seen = stage.walk.moves(back, begun + 4 * HOUR + MINUTE - 1)
  const prices = seen.filter(({ symbol }) => symbol === 'btcusdt').map(({ price }) => price)
  assert(prices.length > 1)
  assert.equal(first?.open, last.close)
  assert.equal(first.close, prices.at(-1))
  assert.equal(first.high, [first.open, ...prices].reduce(larger))
  assert.equal(first.low, [first.open, ...prices].reduce(smaller))
  same(
    whole,
    stage.walk.expect('btcusdt', '1min', begun + 4 * HOUR + MINUTE, stage.now, stage.now),
    'whole',
  )
  await stage.stop()
  for (const period of periods) {
    const starts = (await stage.kept('btcusdt', period)).map(({ start }) => start)
    assert.deepEqual(
      starts,
      starts.map((_, nth) => startAfter(period, starts[0] as number, nth)),
    )
  }
})

test('[Q8] left for longer than 30 days, minutes begin anew a day ago, and longer series are flat since', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + 5 * HOUR)
  await stage.settled()
  await stage.stop()
  const hours = await stage.kept('btcusdt', '60min')
  stage.now += 35 * DAY
  const back = stage.now
  await stage.open(ignorant(stage))
  await stage.live(back + 3 * MINUTE)
  await stage.settled()
  await stage.stop()
  const [oldest] = await stage.kept('btcusdt', '1min')
  assert.equal(oldest?.start, startOf('60min', back - DAY))
  const kept = await stage.kept('btcusdt', '60min')
  same(kept.slice(0, hours.length), hours, 'before')
  const { start, close } = hours.at(-1)!
  const count = (startOf('60min', back) - start) / HOUR - 1
  same(
    kept.slice(hours.length, hours.length + count),
    flats(start + HOUR, '60min', count, close),
    'since',
  )
})

test('[Q8] a symbol that nobody knows anything of has no candles, and they begin with its first price', async (t) => {
  const stage = given(t)
  await stage.open(ignorant(stage))
  stage.candles.advance(stage.now)
  assert.equal(stage.candles.current('btcusdt', '1day'), undefined)
  assert.equal(stage.candles.day('btcusdt'), undefined)
  assert.deepEqual(await stage.candles.last('btcusdt', '1day', 10), [])
  await stage.live(begun + 30 * MINUTE)
  const [first, ...rest] = await stage.candles.last('btcusdt', '1min', 2_000)
  const moves = stage.walk.moves(begun + 12_345, stage.now)
  const price = moves.find(({ symbol }) => symbol === 'btcusdt')
  assert(first && price)
  assert.equal(first.open, price.price)
  assert.equal(first.start, startOf('1min', price.at))
  same(
    rest,
    stage.walk.expect('btcusdt', '1min', first.start + MINUTE, stage.now + 1, stage.now),
    'rest',
  )
})

test('[Q8] candles begin where the source’s past begins', async (t) => {
  const stage = given(t)
  stage.walk.knowsFrom = begun - 3 * HOUR
  await stage.open()
  await stage.live(begun + 10 * MINUTE)
  await stage.settled()
  assert.equal(stage.candles.day('btcusdt')?.start, begun - 3 * HOUR)
  const served = await stage.candles.last('btcusdt', '1min', 2_000)
  same(
    served,
    stage.walk.expect('btcusdt', '1min', begun - 3 * HOUR, stage.now + 1, stage.now),
    'minutes',
  )
})

function flats(from: Millis, period: Period, count: number, price: Price): readonly Candle[] {
  return Array.from({ length: count }, (_, nth) => flat(startAfter(period, from, nth), price))
}

function dayOf(stage: Stage) {
  const current = startOf('1min', stage.now)
  const from = current - 1_439 * MINUTE
  const all = stage.walk.expect('btcusdt', '1min', from, current + 1, stage.now)
  return {
    start: from,
    open: all[0]?.open,
    high: all.map(({ high }) => high).reduce(larger),
    low: all.map(({ low }) => low).reduce(smaller),
    close: all.at(-1)?.close,
    amount: all.reduce((sum, { amount }) => sum + amount, 0n),
    vol: all.reduce((sum, { vol }) => sum + vol, 0n),
    count: all.reduce((sum, { count }) => sum + count, 0),
  }
}
