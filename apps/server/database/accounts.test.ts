/** Members of before there were accounts: each gets a number and an invitation code, however many there are. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { migrations } from './migrations/index.ts'
import { dataFolder, openTemp, query } from './testing.ts'

/** So many that codes of 32 random bits meet several times. */
const MANY = 150_000

test('many members of before get numbers and codes of their own, and so do the next', async (t) => {
  const { connection } = await migratedWith(t, MANY)
  await query(connection, 'insert into member select from generate_series(1, 10)')
  assert.deepEqual(
    await query(
      connection,
      `select count(distinct uid)::int, count(distinct invite_code)::int,
         min(uid) >= 10000000 and max(uid) <= 99999999, bool_and(invite_code ~ '^[0-9A-F]{8}$')
       from member`,
    ),
    [[MANY + 10, MANY + 10, true, true]],
  )
})

test('codes of members of before are no row: each half of them is in the whole range', async (t) => {
  const { connection } = await migratedWith(t, 400)
  const [halves] = await query(
    connection,
    `select count(*) filter (where invite_code < '8')::int from member group by id <= 200`,
  )
  const [below = 0] = halves as number[]
  assert(below > 40 && below < 160, `${below} of 200 in the lower half of the range`)
})

/** A database that had so many members when accounts came. */
async function migratedWith(t: TestContext, members: number) {
  const database = await openTemp(t, await dataFolder(t))
  const at = migrations.findIndex(({ id }) => id === '0006-accounts')
  for (const { sql } of migrations.slice(0, at)) await query(database.connection, sql)
  const sql = `insert into member select from generate_series(1, ${members})`
  await query(database.connection, sql)
  await query(database.connection, migrations[at]?.sql ?? '')
  return database
}
