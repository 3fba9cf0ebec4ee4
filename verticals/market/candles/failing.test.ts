/** Candles when the table or the source fails, or takes its time. */
import assert from 'node:assert/strict'
import { beforeEach, type TestContext, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { DAY, HOUR, local, MINUTE, Stage, same } from './testing/stage.ts'

const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

const begun = local('2026-03-28 21:58')
const stretches = [
  { from: begun - 45 * DAY, to: begun, everyMs: 300_000 },
  { from: begun, to: begun + 3 * DAY, everyMs: 20_000 },
]
const given = (t: TestContext) => new Stage(t, { tables, at: begun + 12_345, stretches })
const isInsert = (sql: string) => sql.startsWith('insert')
const fails = async () => {
  throw new Error('it fails')
}
const works = async () => undefined

/** A promise that is kept when somebody says so. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

test('[Q8] while the table fails nothing is lost: candles go on, and are written when it works again', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + 20 * MINUTE)
  await stage.settled()
  stage.hindrance = async (sql) => {
    if (isInsert(sql)) await fails()
  }
  for (let nth = 1; nth <= 4; nth++) {
    await stage.live(begun + nth * 12 * HOUR, 5 * MINUTE)
    await stage.until(() => stage.failures.length >= nth)
  }
  await stage.holds(begun - 15 * HOUR)
  // More than memory keeps otherwise.
  const within = { from: begun + HOUR, to: begun + 2 * HOUR, most: 60 }
  const early = await stage.candles.between('btcusdt', '1min', within)
  same(early, stage.walk.expect('btcusdt', '1min', within.from, within.to, stage.now), 'early')
  stage.hindrance = works
  await stage.live(begun + 48 * HOUR + 2 * MINUTE)
  await stage.settled()
  await stage.holds(begun - DAY)
  await stage.stop()
  await stage.keeps(begun - 45 * DAY)
})

test('[Q8] a write that failed is not repeated at every beat', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + 20 * MINUTE)
  await stage.settled()
  let tries = 0
  stage.hindrance = async (sql) => {
    if (isInsert(sql)) tries++
    await fails()
  }
  for (let nth = 1; nth <= 10; nth++) {
    await stage.live(begun + (20 + nth) * MINUTE, 100)
    await stage.until(() => tries >= nth)
  }
  assert(tries < 40, `${tries} tries in ten minutes`)
})

test('[Q9] what could not be written before the end is asked for at the next start', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + 20 * MINUTE)
  stage.hindrance = async (sql) => {
    if (isInsert(sql)) await fails()
  }
  await stage.live(begun + HOUR + 10_000)
  await stage.stop()
  stage.hindrance = works
  await stage.open()
  await stage.live(stage.now + 3 * MINUTE)
  await stage.settled()
  await stage.holds(begun - DAY)
  await stage.stop()
  await stage.keeps(begun - 45 * DAY)
})

test('[Q8] everything that ends with a minute is written in one statement', async (t) => {
  const stage = given(t)
  await stage.open()
  const midnight = local('2026-03-29 00:00')
  await stage.live(midnight - 30_000)
  await stage.settled()
  const rows = await countRows()
  stage.statements.length = 0
  await stage.live(midnight + 3_000)
  await stage.settled()
  assert.equal(await countRows(), rows + 2 * 7)
  assert.equal(stage.statements.filter(isInsert).length, 1)
})

test('[Q9] a source that does not answer does not hold up the start; when it does, everything is right', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + HOUR + 5_000)
  await stage.stop()
  stage.now += 2 * HOUR
  const answer = gate()
  stage.walk.hindrance = () => answer.passed
  await stage.open()
  const back = stage.now
  await stage.live(back + 10 * MINUTE)
  const [missed] = await stage.candles.between('btcusdt', '1min', {
    from: back - HOUR,
    to: back - MINUTE,
    most: 1,
  })
  assert.equal(missed?.count, 0)
  assert.equal(stage.candles.current('btcusdt', '1min')?.close, closeOf(stage))
  assert.equal((await stage.kept('btcusdt', '1min')).at(-1)?.start, begun + 59 * MINUTE)
  answer.open()
  await stage.settled()
  await stage.holds(begun - DAY)
  await stage.stop()
  await stage.keeps(begun - 45 * DAY)
})

test('[Q9] nor does it at the very first start: there is what was seen, and the past comes with the answer', async (t) => {
  const stage = given(t)
  const answer = gate()
  stage.walk.hindrance = () => answer.passed
  await stage.open()
  assert.deepEqual(await stage.candles.last('btcusdt', '60min', 150), [])
  await stage.live(begun + 10 * MINUTE)
  assert.equal((await stage.candles.last('btcusdt', '1min', 150)).length, 11)
  assert.equal(stage.candles.current('btcusdt', '1mon')?.close, closeOf(stage))
  answer.open()
  await stage.settled()
  await stage.holds(begun - 30 * DAY)
  await stage.stop()
  await stage.keeps(begun - 45 * DAY)
})

for (const isFirst of [true, false])
  test(`[Q9] a source that fails at ${isFirst ? 'the first' : 'a later'} start is asked again until it answers`, async (t) => {
    const stage = given(t)
    if (!isFirst) await stage.open()
    if (!isFirst) await stage.live(begun + HOUR)
    if (!isFirst) await stage.stop()
    stage.now += 2 * HOUR
    stage.walk.hindrance = fails
    await stage.open()
    for (let nth = 1; nth <= 10; nth++) {
      await stage.live(stage.now + MINUTE, 1_000)
      await stage.until(() => stage.failures.length >= 2 * nth)
    }
    assert(stage.failures.length < 60, `${stage.failures.length} failures in ten minutes`)
    stage.walk.hindrance = works
    await stage.live(stage.now + 2 * MINUTE, 1_000)
    await stage.settled()
    await stage.holds(begun - DAY)
    await stage.stop()
    await stage.keeps(begun - 45 * DAY)
  })

test('[Q9] left for too long, nothing of the past is thrown away before the source has answered', async (t) => {
  const stage = given(t)
  await stage.open()
  await stage.live(begun + HOUR)
  await stage.settled()
  await stage.stop()
  const kept = await stage.kept('btcusdt', '1min')
  stage.now += 31 * DAY
  stage.walk.hindrance = fails
  await stage.open()
  await stage.live(stage.now + MINUTE)
  same(await stage.kept('btcusdt', '1min'), kept, 'before it answers')
  stage.walk.hindrance = works
  await stage.live(stage.now + 2 * MINUTE)
  await stage.settled()
  const [oldest] = await stage.kept('btcusdt', '1min')
  assert(oldest && oldest.start > stage.now - 2 * DAY)
  await stage.holds(begun - DAY)
})

for (const [what, isPaused] of [
  ['the source says nothing', false],
  ['nothing runs at all', true],
] as const)
  test(`[Q8] while ${what}, minutes are missed, and the source is asked for them`, async (t) => {
    const stage = given(t)
    await stage.open({ ...stage.walk, quietMs: 30_000 })
    await stage.live(begun + HOUR + 10_000)
    stage.walk.asked.length = 0
    const missed = isPaused ? 7 * MINUTE : 20_000
    await stage.live(begun + HOUR + 7 * MINUTE, missed, { isTold: false })
    await stage.live(begun + HOUR + 30 * MINUTE)
    await stage.settled()
    assert(stage.walk.asked.some(({ from }) => from <= begun + HOUR))
    await stage.holds(begun - DAY)
    await stage.stop()
    await stage.keeps(begun - 45 * DAY)
  })

function closeOf({ walk, now }: Stage): bigint | undefined {
  return walk.moves(begun, now).findLast(({ symbol }) => symbol === 'btcusdt')?.price
}

async function countRows(): Promise<number> {
  const [row] = await tables.rows<{ count: string }>('select count(*) from candle', [])
  return Number(row?.count)
}
