/** Candles of a far past, wanted by many: the source is asked little, nothing is written that need not be, and a burst is refused. */
import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Source } from '../source/source.ts'
import type { Candle } from './candle.ts'
import { PAGE_SIZE } from './pages.ts'
import { type Period, pageOf, periods, startAfter, startOf } from './period.ts'
import { ofSource, TooManyQuestions } from './questions.ts'
import { DAY, firstFrom, HOUR, local, MINUTE, Stage, same } from './testing/stage.ts'

const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

const begun = local('2026-03-28 21:58')
const stretches = [
  { from: begun - 90 * DAY, to: begun - 3 * DAY, everyMs: 900_000 },
  { from: begun - 3 * DAY, to: begun + DAY, everyMs: 60_000 },
]

/** A stage on which candles have been open for some minutes. */
async function given(t: TestContext, more: Partial<Source> = {}): Promise<Stage> {
  const stage = new Stage(t, { tables, at: begun + 12_345, stretches })
  await stage.open({ ...stage.walk, ...more })
  await stage.live(begun + 10 * MINUTE + 5_000)
  await stage.settled()
  return stage
}

function expectLast({ walk, now }: Stage, period: Period, size: number): readonly Candle[] {
  const current = startOf(period, now)
  const from = Math.max(startAfter(period, current, 1 - size), firstFrom(period, walk.knowsFrom))
  return walk.expect('btcusdt', period, from, current + 1, now)
}

test('[Q13] far candles are asked for once, however often and from wherever they are wanted', async (t) => {
  const stage = await given(t)
  stage.walk.asked.length = 0
  const page = pageOf('15min', startOf('15min', begun - 60 * DAY), PAGE_SIZE)
  for (let nth = 0; nth < 20; nth++) {
    const from = page + nth * 15 * MINUTE
    const to = from + 25 * HOUR
    const served = await stage.candles.between('btcusdt', '15min', { from: 0, to, most: 100 })
    same(served, stage.walk.expect('btcusdt', '15min', from, to, stage.now), `${nth}`)
  }
  assert.equal(stage.walk.asked.length, 1)
})

test('[Q13] of a source that keeps its past nothing older is written, and all of it is served', async (t) => {
  const stage = await given(t, { keepsPast: true })
  const kept = await Promise.all(periods.map((period) => stage.kept('btcusdt', period)))
  stage.statements.length = 0
  for (const period of periods) {
    same(await stage.candles.last('btcusdt', period, 900), expectLast(stage, period, 900), period)
    const [first] = await stage.kept('btcusdt', period)
    const to = first?.start ?? begun
    for (const end of [to, startAfter(period, to, 1), startAfter(period, to, -40)])
      await stage.candles.between('btcusdt', period, { from: 0, to: end, most: 2_000 })
  }
  assert.deepEqual(
    stage.statements.filter((sql) => sql.startsWith('insert')),
    [],
  )
  for (const [nth, period] of periods.entries())
    same(await stage.kept('btcusdt', period), kept[nth] ?? [], `${period} in the table`)
  await stage.live(stage.now + 5 * MINUTE)
  await stage.settled()
  await stage.holds(begun - 20 * DAY)
  await stage.stop()
  await stage.open({ ...stage.walk, keepsPast: true })
  await stage.live(stage.now + 3 * MINUTE)
  await stage.settled()
  await stage.holds(begun - 20 * DAY)
  await stage.keeps(begun - 90 * DAY)
})

test('[Q13] a burst of far questions is refused past what may wait; what is in memory is served meanwhile', async (t) => {
  const stage = await given(t)
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.walk.hindrance = () => promise
  const far = Array.from({ length: 100 }, (_, nth) => {
    const to = begun - 80 * DAY + nth * 600 * MINUTE
    return stage.candles.between('btcusdt', '1min', { from: 0, to, most: 1 }, `${nth}`)
  })
  const outcomes = Promise.allSettled(far)
  assert.equal((await stage.candles.last('btcusdt', '1min', 5)).length, 5)
  await assert.rejects(stage.candles.last('dogeusdt', '1mon', 150), TooManyQuestions)
  resolve()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 64)
  assert((await stage.candles.last('dogeusdt', '1mon', 150)).length > 1)
  assert.deepEqual(stage.failures, [])
})

test('[Q13] one caller with many far questions is refused past a share, and another is answered', async (t) => {
  const stage = await given(t)
  const { promise, resolve } = Promise.withResolvers<void>()
  // Of Bitcoin nothing is told for a while.
  stage.walk.hindrance = async ({ symbol }) => {
    if (symbol === 'btcusdt') await promise
  }
  const far = (symbol: string, nth: number, caller: string) => {
    const to = begun - 80 * DAY + nth * 600 * MINUTE
    return stage.candles.between(symbol, '1min', { from: 0, to, most: 1 }, caller)
  }
  const ofAnn = Array.from({ length: 60 }, (_, nth) => far('btcusdt', nth, 'ann'))
  const flood = Promise.allSettled(ofAnn)
  for (let nth = 0; nth < 20; nth++)
    assert.equal((await far('dogeusdt', nth, 'bob')).length, 1, `${nth}`)
  // Even of what ann asks for, and is refused: it is asked for on bob's account.
  const more = (caller: string) => stage.candles.last('btcusdt', '4hour', 900, caller)
  const [ofAnnAsWell, ofBob] = [assert.rejects(more('ann'), TooManyQuestions), more('bob')]
  await ofAnnAsWell
  resolve()
  const refused = (await flood).filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 60 - ofSource.askedOfOne)
  // The source knows 90 days.
  assert.equal((await ofBob).length, 90 * 6)
})
