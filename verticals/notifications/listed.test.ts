/** What of a member's list is kept, and how much of it is counted, on a real database. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createListed } from './listed.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-06-01T12:00:00Z')
const tables = await openTestTables()
const listed = createListed({ tables, saying: {} as never, ids: {} as never, now: () => NOW })

async function somebody(): Promise<number> {
  const [row] = await tables.rows<{ id: number }>(
    'insert into member default values returning id::float8 as id',
    [],
  )
  return row?.id ?? 0
}

/** So many of one member, all of this moment. */
const given = (member: number, name: string, at: number, count: number) =>
  tables.rows(
    `insert into notification (source, member, realm, kind, kind_group, figures, link, at, is_shown)
     select $1 || $2::bigint || ' ' || n, $2::bigint, 'real', 'priceAlertFired', 'prices', '{}',
       '/kline', $3, true from generate_series(1, $4::int) n`,
    [name, member, at, count],
  )

async function kept(member: number): Promise<readonly string[]> {
  const rows = await tables.rows<{ source: string }>(
    'select source from notification where member = $1 order by id',
    [member],
  )
  return rows.map(({ source }) => source)
}

test('[NC4] the last 1,000 of a member are kept, and of others as many', async () => {
  const [ann, bob] = [await somebody(), await somebody()]
  await given(ann, 'a', NOW, 1_002)
  await given(bob, 'b', NOW, 1_000)
  await listed.prune()
  const left = await kept(ann)
  assert.deepEqual([left.length, left[0]], [1_000, `a${ann} 3`])
  assert.equal((await kept(bob)).length, 1_000)
})

test('[NC4] what is older than 90 days is not kept', async () => {
  const cid = await somebody()
  await given(cid, 'old', NOW - 90 * DAY_MS - 1, 1)
  await given(cid, 'young', NOW - 90 * DAY_MS, 1)
  await listed.prune()
  assert.deepEqual(await kept(cid), [`young${cid} 1`])
})

test('[NC5] unread ones are counted up to 100', async () => {
  const [dan, eve] = [await somebody(), await somebody()]
  await given(dan, 'd', NOW, 101)
  await given(eve, 'e', NOW, 99)
  assert.deepEqual([await listed.unread(dan, 'real'), await listed.unread(eve, 'real')], [100, 99])
})
