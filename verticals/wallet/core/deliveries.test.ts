/** Deposits and withdrawals that are told up to 32 times each, with restarts in between, take effect exactly once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { upTo } from '@evenkeel/kernel/testing'
import { openTestDatabase } from '@evenkeel/server/journal/testing/database.ts'
import { deliver } from '../testing/deliveries.ts'

const database = await openTestDatabase()

const count = upTo(120, 10_000)

test(`[W14, W26, M2] ${count} deposits and withdrawals, each told up to 32 times with restarts in between, take effect exactly once`, async (t) => {
  const { books, expected, paid, told, restarts } = await deliver({ count, seed: 17 }, () =>
    database.openJournal(t.name),
  )
  assert.deepEqual(books, expected)
  assert.equal(paid, count)
  assert.ok(told > count * 4 * 8 && restarts >= 4, `${told} told, ${restarts} restarts`)
  assert.deepEqual(await openJournals(), [], 'a restart leaves no connection behind')
})

function openJournals() {
  return database.rows(
    "select pid from pg_stat_activity where application_name ~ 'journal' and datname = current_database()",
  )
}

for (const plant of ['otherSource', 'otherKey'] as const)
  test(`[W14, M2] one that is done twice is found out: ${plant}`, async (t) => {
    const { books, expected } = await deliver({ count: 20, seed: 3, plant }, () =>
      database.openJournal(t.name),
    )
    assert.notDeepEqual(books, expected)
  })
