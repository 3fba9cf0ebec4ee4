/** The tick chain over a real database: what is sealed is durable, stays as it was, and can be proven, whatever happens. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { minuteHash, minuteText, NO_BLOCK, readBlock } from '@evenkeel/wire/proof'
import type { Tables } from '@evenkeel/wire/server'
import { createTickStore } from './store.ts'
import { openStage, START, type Told } from './testing/stage.ts'

const tables = await openTestTables()
afterEach(async () => {
  await tables.rows('alter table tick_minute disable trigger user', [])
  await tables.rows('delete from tick_minute', [])
  await tables.rows('alter table tick_minute enable trigger user', [])
  await tables.rows('delete from tick_block', [])
})

const btc = (offset: number, price: number): Told => ['btcusdt', offset, BigInt(price)]
const count = async (table: string) => {
  const [row] = await tables.rows<{ count: string }>(`select count(*) from ${table}`, [])
  return Number(row?.count)
}

/** Coins every 300 ms and euros every 700 ms, for so long. */
function busyBeats(stage: Awaited<ReturnType<typeof openStage>>, from: number, to: number): void {
  for (let at = from; at <= to; at += 100) {
    const told: Told[] = []
    if (at % 300 === 0) told.push(btc(at - 20, 1_000 + at), ['ethusdt', at - 10, BigInt(at + 1)])
    if (at % 700 === 0) told.push(['eurusd', at - 5, BigInt(at + 1)])
    stage.beat(at, ...told)
  }
}

test('[Q25] a second is sealed when its block is durable, and not before', async () => {
  const written: (() => void)[] = []
  const ownTables: Tables = {
    async rows<Row>(sql: string, values: readonly unknown[]) {
      await new Promise<void>((resolve) => written.push(resolve))
      return tables.rows<Row>(sql, values)
    },
  }
  const stage = await openStage({ tables, ownTables })
  stage.beat(500, btc(450, 7))
  assert.equal(stage.prices.referenceAt('btcusdt', START + 500)?.price, 7n)
  stage.beat(1_000)
  stage.beat(1_100, btc(1_050, 8))
  assert.equal(stage.chain.closed, START + 1_000)
  assert.equal(stage.prices.sealedUntil('btcusdt'), START)
  await eventually('it is written', () => written.length > 0)
  assert.equal(await count('tick_block'), 0)
  assert.equal(stage.prices.sealedUntil('btcusdt'), START)
  written[0]?.()
  await stage.settled()
  assert.equal(stage.prices.sealedUntil('btcusdt'), START + 1_000)
  assert.equal(stage.prices.sealedUntil('eurusd'), START + 1_000)
  assert.equal(await count('tick_block'), 1)
  assert.deepEqual(stage.failures, [])
})

test('[Q25] every tick of every symbol is in the chain of its group, and a second without ticks has no block', async () => {
  const stage = await openStage({ tables })
  busyBeats(stage, 100, 3_000)
  stage.beat(9_100)
  stage.beat(10_100, btc(10_050, 5))
  stage.beat(11_100)
  await stage.settled()
  const lines = await createTickStore(tables).blocks('crypto', { order: 'asc', most: 100 })
  assert.deepEqual(
    lines.map(({ until }) => until - START),
    [1_000, 2_000, 3_000, 10_000, 11_000],
  )
  for (const [nth, { text, previous }] of lines.entries()) {
    const block = readBlock(text)
    assert.equal(block?.source, 'trial')
    assert.equal(previous, lines[nth - 1]?.hash ?? NO_BLOCK)
    for (const { symbol, at, price, isStale } of block?.ticks ?? []) {
      const seen = stage.prices.referenceAt(symbol, at)
      assert.deepEqual([seen?.at, seen?.price, seen?.isStale], [at, price, isStale])
    }
  }
  const last = readBlock(lines[3]?.text ?? '')
  assert.deepEqual(
    last?.ticks.map(({ symbol, at, isStale }) => [symbol, at - START, isStale]),
    [
      ['btcusdt', 9_100, true],
      ['ethusdt', 9_100, true],
    ],
  )
})

test('[Q27] every moment has a proof that a stranger can check, and it says what the board says', async () => {
  const stage = await openStage({ tables })
  busyBeats(stage, 100, 62_000)
  await stage.settled()
  for (let at = 300; at < 60_000; at += 1_037)
    for (const symbol of ['btcusdt', 'eurusd']) {
      const last = await stage.proven(symbol, at, 'lastAt')
      const seen = stage.prices.referenceAt(symbol, START + at)
      assert.equal(last?.tick?.at, seen?.at)
      if (seen !== undefined) assert.equal(last?.minute?.number, 1, `${symbol} at ${at}`)
      const first = await stage.proven(symbol, at, 'firstAfter')
      assert.equal(first?.tick?.at, stage.prices.referenceAfter(symbol, START + at)?.at)
    }
  assert.equal(await stage.proven('btcusdt', 62_500, 'lastAt'), undefined)
  assert.equal(await stage.proven('btcusdt', 62_500, 'firstAfter'), undefined)
  assert.equal((await stage.proven('btcusdt', 61_500, 'lastAt'))?.minute, undefined)
  assert.equal(await stage.prove('nosuch', START + 500, 'lastAt'), undefined)
})

test('[Q26] doubled and late ticks change nothing that is sealed, and count from the next moment on', async () => {
  const stage = await openStage({ tables })
  stage.beat(500, btc(400, 7), btc(400, 7))
  stage.beat(1_100)
  await stage.settled()
  stage.beat(1_300, btc(400, 7), btc(350, 6), btc(900, 8))
  stage.beat(2_100)
  await stage.settled()
  const { referenceAt } = stage.prices
  assert.deepEqual(
    [300, 400, 900, 1_000, 1_001, 2_000].map((at) => referenceAt('btcusdt', START + at)?.price),
    [undefined, 7n, 7n, 7n, 8n, 8n],
  )
  assert.equal((await stage.proven('btcusdt', 1_000, 'lastAt'))?.tick?.price, '0.00000007')
  assert.equal((await stage.proven('btcusdt', 1_001, 'lastAt'))?.tick?.at, START + 1_001)
})

test('[Q28] after a restart the chain goes on, what is needed is there again, and what was not sealed is lost', async () => {
  const first = await openStage({ tables })
  busyBeats(first, 100, 70_500)
  await first.settled()
  const needs = [{ symbol: 'btcusdt', since: START + 5_000 }]
  const second = await openStage({ tables, at: START + 95_400, needs })
  const { referenceAt, referenceAfter, sealedUntil, reference } = second.prices
  assert.equal(sealedUntil('btcusdt'), START + 95_000)
  assert.equal(reference('btcusdt'), undefined)
  for (const at of [5_000, 9_999, 40_123, 70_000])
    assert.deepEqual(
      referenceAt('btcusdt', START + at),
      first.prices.referenceAt('btcusdt', START + at),
    )
  // The ticks of the second that was not over are nobody's.
  assert.equal(referenceAt('btcusdt', START + 90_000)?.at, START + 69_880)
  assert.equal(referenceAfter('btcusdt', START + 69_880), undefined)
  busyBeats(second, 95_500, 700_000)
  await second.settled()
  assert.equal(referenceAt('btcusdt', START + 9_999)?.at, START + 9_880, 'it is still needed')
  const across = await second.proven('btcusdt', 80_000, 'lastAt')
  assert.deepEqual([across?.tick?.at, across?.proof.blocks.length], [START + 69_880, 2])
  const after = await second.proven('btcusdt', 80_000, 'firstAfter')
  assert.deepEqual([after?.tick?.at, after?.proof.blocks.length], [START + 95_680, 2])
  const minutes = await second.minutesBefore(Number.MAX_SAFE_INTEGER, 100)
  assert.deepEqual(
    minutes.map(({ minute }) => minute.number),
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  )
  for (const [nth, { minute }] of minutes.entries()) {
    const older = minutes[nth + 1]
    assert.equal(minute.previous, older ? minuteHash(minuteText(older.minute)) : NO_BLOCK)
  }
})

test('[Q28] minutes that were over before a restart are published after it, once', async () => {
  const store = createTickStore(tables)
  const first = await openStage({ tables })
  busyBeats(first, 100, 59_500)
  await first.settled()
  assert.equal(await count('tick_minute'), 0)
  const second = await openStage({ tables, at: START + 600_000 })
  second.beat(601_100)
  await second.settled()
  const [only, ...others] = await store.minutesBefore(Number.MAX_SAFE_INTEGER, 10)
  assert.deepEqual([only?.minute.number, only?.minute.since, others.length], [1, START, 0])
  assert.equal((await second.proven('btcusdt', 1_000, 'lastAt'))?.minute?.hash, only?.hash)
})

test('[Q28] a clock that is behind the chain adds nothing to what is written', async () => {
  const first = await openStage({ tables })
  busyBeats(first, 100, 5_100)
  await first.settled()
  const second = await openStage({ tables, at: START + 1_000 })
  assert.equal(second.chain.closed, START + 5_000)
  second.beat(1_100, btc(1_050, 3))
  second.beat(2_100, btc(2_050, 4))
  await second.settled()
  assert.equal(second.prices.reference('btcusdt')?.at, START + 5_001)
  assert.equal(second.prices.sealedUntil('btcusdt'), START + 5_000)
  second.beat(6_100)
  await second.settled()
  assert.equal((await second.proven('btcusdt', 5_500, 'lastAt'))?.tick?.price, '0.00000004')
})

test('[Q27] what was published is neither changed nor taken back', async () => {
  const stage = await openStage({ tables })
  busyBeats(stage, 100, 61_100)
  await stage.settled()
  for (const sql of ['delete from tick_minute', "update tick_minute set hash = ''"])
    await assert.rejects(tables.rows(sql, []), /neither changed nor taken back/)
})
