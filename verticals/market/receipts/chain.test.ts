/** The receipt chain: what was settled is published once, in the order of the journal, and never otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenReceipts, testKeys } from '@evenkeel/server/testing/receipts.ts'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import {
  checkSigned,
  factsText,
  isNextReceiptBlock,
  receiptLeaf,
  rootBy,
  signedBytes,
  verdictOf,
} from '@evenkeel/wire/proof'
import type { PublicIds, ReceiptSource, SettledFacts } from '@evenkeel/wire/server'
import { addReceiptKey, openReceiptKeys } from './keys.ts'

const START = 1_700_000_040_000
const MINUTE = 60_000
const tables = await openTestTables()

/** A product that settled these. */
function source(product: string, settled: readonly SettledFacts[]): ReceiptSource {
  return {
    product,
    after: async (_, place, before, most) =>
      settled
        .filter(({ seq, id }) => seq > place.seq || (seq === place.seq && id > place.id))
        .filter(({ at }) => at < before)
        .slice(0, most),
  }
}
const one = (seq: number, id: number, at: number): SettledFacts => ({
  seq,
  id,
  at,
  facts: `{"id":${id}}`,
})

type Clock = { now: number }
async function given(on: typeof tables, sources: readonly ReceiptSource[], clock: Clock) {
  const made = await givenReceipts({
    tables: on,
    ids: {} as PublicIds,
    sources,
    now: () => clock.now,
  })
  const blocks = async () =>
    (await made.publisher.store.blocksBefore(Number.MAX_SAFE_INTEGER, 1_000)).toReversed()
  return { ...made, blocks }
}

const options = [one(5, 50, START + 10), one(7, 70, START + 59_999), one(9, 90, START + 3 * MINUTE)]
const positions = [one(5, 49, START + 10), one(8, 80, START + MINUTE)]
const sources = [source('position', positions), source('option', options)]

test('[Q40] [Q41] a minute is published when it is over, in the order of the journal, and none without receipts', async (t) => {
  const clock = { now: START + MINUTE + 5_000 }
  const { publisher, blocks } = await given(tables, sources, clock)
  t.after(() => publisher.stop())
  await publisher.publish()
  assert.deepEqual(await blocks(), [], 'what is not durable yet may still come')
  clock.now += 1
  await publisher.publish()
  assert.deepEqual(
    (await blocks()).map(({ block: { number, since, receipts } }) => [number, since, receipts]),
    [[1, START, 3]],
  )
  clock.now += 10 * MINUTE
  await publisher.publish()
  await publisher.publish()
  const all = await blocks()
  assert.deepEqual(
    all.map(({ block: { number, since, receipts } }) => [number, since, receipts]),
    [
      [1, START, 3],
      [2, START + MINUTE, 1],
      [3, START + 3 * MINUTE, 1],
    ],
  )
  for (const [nth, { block }] of all.entries()) {
    const before = all[nth - 1]
    assert.ok(before === undefined || isNextReceiptBlock(block, before.block))
  }
  const leaves = await tables.rows<{ id: string }>(
    'select id from receipt_leaf where block = 1 order by nth',
    [],
  )
  assert.deepEqual(
    leaves.map(({ id }) => Number(id)),
    [50, 49, 70],
    'by entry, then by product, then by id',
  )
})

test('[Q40] a minute with more than 1,024 receipts has several blocks', async (t) => {
  const many = Array.from({ length: 1_025 }, (_, nth) => one(nth + 1, nth + 1, START + nth))
  const clock = { now: START + 2 * MINUTE }
  const on = await given(await openTestTables(), [source('option', many)], clock)
  t.after(() => on.publisher.stop())
  await on.publisher.publish()
  assert.deepEqual(
    (await on.blocks()).map(({ block: { number, since, receipts } }) => [number, since, receipts]),
    [
      [1, START, 1_024],
      [2, START, 1],
    ],
  )
})

test('[Q41] each has its record, with a salt of its own; what differs from its record is told to operators', async (t) => {
  const { publisher, failures, blocks } = await given(tables, sources, { now: 0 })
  t.after(() => publisher.stop())
  const record = await publisher.recordOf('option', 70, '{"id":70}')
  const other = await publisher.recordOf('option', 50, '{"id":50}')
  assert(record && other)
  const [first] = await blocks()
  const leaf = receiptLeaf(record.salt, '{"id":70}')
  assert.equal(rootBy(leaf, record.index, 3, record.path), first?.block.root)
  assert.notEqual(record.salt, other.salt)
  assert.equal(await publisher.recordOf('option', 71, '{}'), undefined)
  assert.deepEqual(failures, [])
  await publisher.recordOf('option', 70, '{"id":71}')
  assert.deepEqual(failures, ['receipt differs from its record'])
})

test('[Q42] what is recorded and signed holds, and nothing else does', async (t) => {
  const stated = { id: 80, realm: 'demo', stake: '5' }
  const facts = factsText(stated)
  const settled = source('option', [{ seq: 1, id: 80, at: START, facts }])
  const on = await given(await openTestTables(), [settled], { now: START + 3 * MINUTE })
  t.after(() => on.publisher.stop())
  await on.publisher.publish()
  const record = await on.chain.recordOf('option', 80, facts)
  const signed = (receipt: object) => ({
    ...receipt,
    signature: on.chain.sign(signedBytes(receipt)),
  })
  const check = (receipt: object) => checkSigned(receipt, () => verdictOf([]))
  const verdict = await check(signed({ ...stated, record }))
  const [published] = await on.blocks()
  assert.ok(verdict.fault === undefined && verdict.isSigned)
  assert.deepEqual(verdict.block, { number: published?.number, hash: published?.hash })
  assert.equal(verdict.key, on.keys[0]?.key)
  const lied = await check(signed({ ...stated, realm: 'real', record }))
  assert.equal(lied.fault, 'recordWrong')
  const honest = signed({ ...stated, record })
  assert.equal((await check({ ...honest, proofs: {} })).fault, 'signatureWrong')
})

test('[Q43] what is published is neither changed nor taken back', async () => {
  for (const sql of [
    'update receipt_block set since = 0',
    'delete from receipt_block',
    'update receipt_leaf set id = 0',
    'truncate receipt_leaf',
    'delete from receipt_key',
    "update receipt_key set public_key = ''",
  ])
    await assert.rejects(tables.rows(sql, []), /neither changed nor taken back/)
})

test('[Q41] [Q44] a past of many minutes comes out the same, published at once or as it happened', async (t) => {
  const settled: SettledFacts[] = []
  const at = (seq: number) => START + Math.floor(seq / 700) * MINUTE + (seq % 700)
  for (let seq = 1; seq <= 1_900; seq++)
    for (const id of [2 * seq, 2 * seq + 1]) settled.push(one(seq, id, at(seq)))
  const few = [one(3, 9_001, at(3)), one(1_400, 9_002, at(1_400)), one(1_899, 9_003, at(1_899))]
  const both = () => [source('option', settled), source('position', few)]
  const headers = async (steps: readonly number[]) => {
    const clock = { now: START }
    const { publisher, blocks } = await given(await openTestTables(), both(), clock)
    t.after(() => publisher.stop())
    for (const now of steps) {
      clock.now = now
      await publisher.publish()
    }
    return (await blocks()).map(({ text }) => text)
  }
  const atOnce = await headers([START + 100 * MINUTE])
  const minutes = Array.from({ length: 8 }, (_, nth) => START + nth * MINUTE + 6_000)
  assert.deepEqual(atOnce, await headers(minutes))
  const counts = atOnce.map((text) => (JSON.parse(text) as { receipts: number }).receipts)
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    3_803,
  )
  assert.deepEqual(counts, [1_024, 375, 1_024, 376, 1_004])
})

test('[Q43] a key that was replaced stays published, and the newest signs', async () => {
  const before = await openReceiptKeys(tables, testKeys, 1)
  const again = await openReceiptKeys(tables, testKeys, 2)
  assert.deepEqual(again.published, before.published)
  assert.equal(before.sign(Buffer.from('x')).value, again.sign(Buffer.from('x')).value)
  await addReceiptKey(tables, testKeys, 3)
  const after = await openReceiptKeys(tables, testKeys, 4)
  assert.equal(after.published.length, 2)
  assert.equal(after.published[1]?.key, before.published[0]?.key)
  assert.equal(after.sign(Buffer.from('x')).key, after.published[0]?.key)
  assert.notEqual(after.published[0]?.key, before.published[0]?.key)
  const other = { key: (_: string, bytes: number) => Buffer.alloc(bytes, 7) }
  await assert.rejects(openReceiptKeys(tables, other, 5), /does not open the key/)
})
