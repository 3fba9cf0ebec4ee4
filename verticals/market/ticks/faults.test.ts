/** The tick chain when something is wrong: a database that is slow, loses an answer or is damaged; and blocks that are old. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Tables } from '@evenkeel/wire/server'
import { dropOldTicks } from './retention.ts'
import { createTickStore } from './store.ts'
import { openStage, START, type Told } from './testing/stage.ts'

const TICKS_MAX = 200_000

const tables = await openTestTables()
afterEach(async () => {
  await tables.rows('alter table tick_minute disable trigger user', [])
  await tables.rows('delete from tick_minute', [])
  await tables.rows('alter table tick_minute enable trigger user', [])
  await tables.rows('delete from tick_block', [])
})

const btc = (offset: number, price: number): Told => ['btcusdt', offset, BigInt(price)]
const DAY = 86_400_000

test('[Q25] a slow database makes seals late, and nothing else', async () => {
  const opened = Promise.withResolvers<void>()
  const ownTables: Tables = {
    async rows<Row>(sql: string, values: readonly unknown[]) {
      await opened.promise
      return tables.rows<Row>(sql, values)
    },
  }
  const stage = await openStage({ tables, ownTables })
  for (let at = 100; at <= 40_100; at += 100) stage.beat(at, btc(at - 50, at))
  assert.equal(stage.prices.sealedUntil('btcusdt'), START)
  assert.equal(stage.prices.reference('btcusdt')?.at, START + 40_050)
  opened.resolve()
  await stage.settled()
  assert.equal(stage.prices.sealedUntil('btcusdt'), START + 40_000)
  assert.equal((await stage.proven('btcusdt', 20_000, 'lastAt'))?.tick?.at, START + 19_950)
})

test('[Q25] a database that fails, and one whose answer is lost, are asked again; nothing is written twice', async () => {
  let statements = 0
  const ownTables: Tables = {
    async rows<Row>(sql: string, values: readonly unknown[]) {
      statements++
      if (statements % 5 === 1) throw new Error('the database is away')
      const rows = await tables.rows<Row>(sql, values)
      if (statements % 5 === 2) throw new Error('the answer is lost')
      return rows
    },
  }
  const stage = await openStage({ tables, ownTables })
  for (let at = 100; at <= 5_100; at += 100) {
    const asked = statements
    stage.beat(at, btc(at - 50, at))
    if (at === 1_100) await eventually('the first is asked for', () => statements > asked)
  }
  let at = 5_100
  await eventually('all of it is sealed', () => {
    at += 100
    stage.beat(at, btc(at - 50, at))
    return stage.chain.sealed >= START + 5_000
  })
  assert(stage.failures.length >= 2)
  for (let at = 100; at < 5_000; at += 500)
    assert.equal(
      (await stage.proven('btcusdt', at, 'lastAt'))?.tick?.at,
      stage.prices.referenceAt('btcusdt', START + at)?.at,
    )
})

test('[Q25] another block where one was to be written is never taken for it: nothing is sealed', async () => {
  const first = await openStage({ tables })
  const second = await openStage({ tables })
  first.beat(500, btc(450, 7))
  second.beat(500, btc(450, 8))
  first.beat(1_100)
  await first.settled()
  second.beat(1_100)
  await eventually('it fails', () => second.failures.length > 0)
  assert.equal(second.prices.sealedUntil('btcusdt'), START)
  assert.match(String(second.failures[0]), /another block/)
  assert.equal((await second.proven('btcusdt', 900, 'lastAt'))?.tick?.price, '0.00000007')
})

test('[Q25] what waits for the database is bounded: without room the source counts as silent', async () => {
  const ownTables: Tables = { rows: () => new Promise(() => undefined) }
  const stage = await openStage({ tables, ownTables })
  let at = 0
  for (let nth = 0; nth <= TICKS_MAX; nth += 100) {
    at += 100
    const told = Array.from({ length: 100 }, (_, n) => btc(at - 99 + n, nth + n + 1))
    stage.beat(at, ...told)
  }
  assert.equal(stage.chain.hasRoom, false)
  const last = stage.prices.reference('btcusdt')
  assert.equal(last?.isStale, false)
  for (const end = at + 30_000; at < end; at += 100) stage.beat(at, btc(at, 5))
  const stale = stage.prices.reference('btcusdt')
  assert.deepEqual([stale?.price, stale?.isStale], [last?.price, true])
  assert((stale?.at ?? 0) < START + at - 25_000, 'it does not say so again')
})

test('[Q27] a bit that is flipped anywhere in what is stored is noticed', async () => {
  const first = await openStage({ tables })
  for (let at = 100; at <= 2_100; at += 100) first.beat(at, btc(at - 50, at))
  await first.settled()
  const rows = await tables.rows<{ until: string; length: number }>(
    'select until, length(body) from tick_block order by until',
    [],
  )
  const [{ until, length } = { until: '', length: 0 }] = rows
  const flip = (column: string, bit: number) =>
    tables.rows(
      `update tick_block set ${column} = set_bit(${column}, $1, 1 - get_bit(${column}, $1))
       where until = $2`,
      [bit, until],
    )
  const bits: [string, number][] = [
    ...Array.from({ length: 8 * length }, (_, bit) => ['body', bit] as [string, number]),
    ...Array.from({ length: 256 }, (_, bit) => ['hash', bit] as [string, number]),
    ...Array.from({ length: 256 }, (_, bit) => ['previous', bit] as [string, number]),
  ]
  const store = createTickStore(tables)
  let notices = 0
  for (const [column, bit] of bits) {
    await flip(column, bit)
    await assert.rejects(store.blocks('crypto', { order: 'asc', most: 10 }), /damaged/).then(
      () => notices++,
      // The last bits of what is packed may stand for nothing: then it is the same line.
      async () => assert.equal((await store.blocks('crypto', { order: 'asc', most: 1 })).length, 1),
    )
    await flip(column, bit)
  }
  assert(bits.length - notices <= 8, `${bits.length - notices} were not noticed`)
  await flip('body', 20)
  await assert.rejects(openStage({ tables, at: START + 3_000 }), /damaged/)
  await flip('body', 20)
  await tables.rows('delete from tick_block where until = $1', [START + 1_000])
  const needs = [{ symbol: 'btcusdt', since: START }]
  await openStage({ tables, at: START + 3_000, needs })
})

test('[Q28] a block that is missing between others stops the start', async () => {
  const first = await openStage({ tables })
  for (let at = 100; at <= 4_100; at += 100) first.beat(at, btc(at - 50, at))
  await first.settled()
  await tables.rows('delete from tick_block where until = $1', [START + 2_000])
  await assert.rejects(openStage({ tables, at: START + 5_000 }), /does not follow/)
  assert.equal((await first.proven('btcusdt', 1_000, 'firstAfter'))?.fault, 'notLinked')
})

test('[Q29] blocks are dropped when they are old, whole minutes of them, and what was published stays', async () => {
  const stage = await openStage({ tables })
  for (let at = 100; at <= 200_100; at += 100) if (at % 900 === 0) stage.beat(at, btc(at, at))
  stage.beat(200_200)
  await stage.settled()
  const store = createTickStore(tables)
  const now = START + DAY + 130_000
  assert.equal(await dropOldTicks(store, 1, now, START + 70_000), 0)
  assert(await dropOldTicks(store, 1, now, now))
  assert.equal(await store.oldest(), START + 121_000)
  assert.equal(await stage.proven('btcusdt', 100_000, 'lastAt'), undefined)
  assert.equal((await stage.proven('btcusdt', 121_500, 'lastAt'))?.minute?.number, 3)
  assert.equal((await store.minutesBefore(Number.MAX_SAFE_INTEGER, 10)).length, 3)
  assert.equal(await dropOldTicks(store, 1, now, now), 0)
})
