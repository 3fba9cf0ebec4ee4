/** Candles of the past on demand: from memory, from the table, from the source, and each asked for once. */
import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Candle } from './candle.ts'
import { type Period, periods, startAfter, startOf } from './period.ts'
import { DAY, firstFrom, HOUR, local, MINUTE, Stage, same } from './testing/stage.ts'

const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

const begun = local('2026-03-28 21:58')
const stretches = [
  { from: begun - 90 * DAY, to: begun - 3 * DAY, everyMs: 900_000 },
  { from: begun - 3 * DAY, to: begun + DAY, everyMs: 60_000 },
]

/** A stage on which candles have been open for some minutes. */
async function given(t: TestContext): Promise<Stage> {
  const stage = new Stage(t, { tables, at: begun + 12_345, stretches })
  await stage.open()
  await stage.live(begun + 10 * MINUTE + 5_000)
  await stage.settled()
  return stage
}

/** The last ones, as the walk has them. */
function lastOf({ walk, now }: Stage, period: Period, size: number): readonly Candle[] {
  const current = startOf(period, now)
  const from = Math.max(startAfter(period, current, 1 - size), firstFrom(period, walk.knowsFrom))
  return walk.expect('btcusdt', period, from, current + 1, now)
}

async function isWithoutGaps(stage: Stage, period: Period): Promise<void> {
  const starts = (await stage.kept('btcusdt', period)).map(({ start }) => start)
  assert.deepEqual(
    starts,
    starts.map((_, nth) => startAfter(period, starts[0] as number, nth)),
  )
}

for (const period of periods)
  test(`[Q8] many who want ${period} candles ask the source once, and memory serves them from then on`, async (t) => {
    const stage = await given(t)
    const [before, statements] = [stage.walk.asked.length, stage.statements.length]
    const sizes = Array.from({ length: 20 }, (_, nth) => 150 - nth)
    const wanted = sizes.map((size) => stage.candles.last('btcusdt', period, size))
    for (const [nth, served] of (await Promise.all(wanted)).entries())
      same(served, lastOf(stage, period, sizes[nth] as number), period)
    assert(stage.walk.asked.length <= before + 1, `asked ${stage.walk.asked.length - before} times`)
    assert(stage.statements.length <= statements + 2, 'one read, one write')
    await stage.live(stage.now + 7 * MINUTE)
    await stage.settled()
    const [asked, said] = [stage.walk.asked.length, stage.statements.length]
    same(await stage.candles.last('btcusdt', period, 150), lastOf(stage, period, 150), period)
    assert.equal(stage.walk.asked.length, asked)
    assert.equal(stage.statements.length, said)
    await isWithoutGaps(stage, period)
  })

test('[Q8] what was asked for is kept: after a restart the table serves it', async (t) => {
  const stage = await given(t)
  const before = await stage.candles.last('btcusdt', '5min', 1_000)
  await stage.stop()
  await stage.open()
  stage.walk.asked.length = 0
  stage.statements.length = 0
  const wanted = Array.from({ length: 5 }, () => stage.candles.last('btcusdt', '5min', 1_000))
  for (const served of await Promise.all(wanted))
    same(served.slice(0, -1), before.slice(0, -1), 'served')
  assert.equal(stage.statements.length, 1)
  assert.deepEqual(stage.walk.asked, [])
})

test('[Q8] where history begins is remembered, and asked for again after ten minutes', async (t) => {
  const stage = await given(t)
  stage.walk.knowsFrom = begun - 3 * DAY
  const all = lastOf(stage, '60min', 2_000)
  assert(all.length > 70 && all.length < 80)
  stage.walk.asked.length = 0
  const ask = () => stage.candles.last('btcusdt', '60min', 500)
  same(await ask(), all, 'the first time')
  const asked = stage.walk.asked.length
  for (let nth = 0; nth < 5; nth++) same(await ask(), all, 'again')
  assert.equal(stage.walk.asked.length, asked)
  stage.now += 10 * MINUTE
  stage.walk.knowsFrom = begun - 10 * DAY
  stage.candles.advance(stage.now)
  same((await ask()).slice(0, 200), lastOf(stage, '60min', 500).slice(0, 200), 'ten minutes later')
  assert(stage.walk.asked.length > asked)
  await isWithoutGaps(stage, '60min')
})

test('[Q8] candles of a far past are served without all that lies between, and leave no gap in the table', async (t) => {
  const stage = await given(t)
  const kept = await stage.kept('btcusdt', '1min')
  const within = { from: begun - 50 * DAY, to: begun - 50 * DAY + 5 * HOUR, most: 2_000 }
  stage.walk.asked.length = 0
  const wanted = Array.from({ length: 10 }, () => stage.candles.between('btcusdt', '1min', within))
  for (const served of await Promise.all(wanted))
    same(
      served,
      stage.walk.expect('btcusdt', '1min', within.from, within.to, stage.now),
      'far past',
    )
  assert.equal(stage.walk.asked.length, 1)
  same(await stage.kept('btcusdt', '1min'), kept, 'the table')
})

test('[Q8] any range is what the source says, and at most as many as are wanted, the newest of them', async (t) => {
  const stage = await given(t)
  stage.walk.knowsFrom = startOf('1mon', begun - 60 * DAY)
  const random = createRandom(11)
  for (let nth = 0; nth < 250; nth++) {
    const period = random.pick(periods)
    const span = startAfter(period, 0, 1 + random.below(2_500))
    const from = begun - random.below(80 * DAY)
    const to = Math.min(from + random.below(span), stage.now + DAY)
    const most = random.pick([1, 10, 150, 2_000])
    const end = Math.min(to, stage.now + 1)
    const expected = stage.walk.expect('btcusdt', period, firstFrom(period, from), end, stage.now)
    const served = await stage.candles.between('btcusdt', period, { from, to, most })
    same(served, expected.slice(-most), `${nth}: ${most} of ${period} from ${from} to ${to}`)
  }
  for (const period of periods) await isWithoutGaps(stage, period)
  assert.deepEqual(stage.failures, [])
})

test('[Q8] sizes and moments that make no sense are brought into bounds, and never throw', async (t) => {
  const stage = await given(t)
  const { candles } = stage
  for (const [size, count] of [
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [2.7, 2],
    [2_000, 2_000],
    [2_001, 2_000],
    [1e9, 2_000],
    [Number.POSITIVE_INFINITY, 2_000],
    [Number.NEGATIVE_INFINITY, 1],
  ] as const)
    assert.equal((await candles.last('btcusdt', '1min', size as number)).length, count, `${size}`)
  const odd = [
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -1e300,
    -1,
    0,
    0.5,
    1e300,
    Number.POSITIVE_INFINITY,
  ]
  for (const period of periods) {
    const three = await candles.last('btcusdt', period, 3)
    for (const from of [...odd, stage.now - MINUTE])
      for (const to of [...odd, stage.now]) {
        const served = await candles.between('btcusdt', period, { from, to, most: 3 })
        const expected = three.filter(({ start }) => start >= from && start < to)
        same(served, expected, `${period} from ${from} to ${to}`)
      }
  }
  assert.deepEqual(await candles.last('nothing', '1min', 5), [])
  assert.deepEqual(await candles.last('btcusdt', '2min' as Period, 5), [])
  assert.equal(candles.current('nothing', '1min'), undefined)
  assert.equal(candles.day('nothing'), undefined)
  candles.take([{ symbol: 'nothing', at: stage.now, price: 1n, trades: [] }])
})

test('[Q8] a source that does not answer is asked again a little later; meanwhile what is known is served', async (t) => {
  const stage = await given(t)
  stage.walk.hindrance = async () => {
    throw new Error('no answer')
  }
  const [known] = await stage.kept('btcusdt', '60min')
  const few = await stage.candles.last('btcusdt', '60min', 150)
  assert.equal(few[0]?.start, known?.start)
  await stage.candles.last('btcusdt', '60min', 150)
  assert.equal(stage.failures.length, 1)
  stage.walk.hindrance = async () => undefined
  stage.now += 10_000
  const served = await stage.candles.last('btcusdt', '60min', 150)
  same(served.slice(0, -1), lastOf(stage, '60min', 150).slice(0, -1), 'later')
})

test('[Q8] memory keeps the newest 2,000 and forgets older ones, which the table still serves', async (t) => {
  const stage = await given(t)
  await stage.live(begun + 23 * HOUR, 30_000)
  await stage.settled()
  same(await stage.candles.last('btcusdt', '1min', 2_000), lastOf(stage, '1min', 2_000), 'last')
  stage.walk.asked.length = 0
  const within = { from: begun - 20 * HOUR, to: begun - 15 * HOUR, most: 2_000 }
  const served = await stage.candles.between('btcusdt', '1min', within)
  same(served, stage.walk.expect('btcusdt', '1min', within.from, within.to, stage.now), 'forgotten')
  assert.deepEqual(stage.walk.asked, [])
})
