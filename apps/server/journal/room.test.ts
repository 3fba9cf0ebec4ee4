/** Room ahead: made once, and there when the journal needs it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRoom, segmentsAhead } from './room.ts'
import { openTestDatabase } from './testing/database.ts'

const database = await openTestDatabase({ own: true })
const { client } = database

test('segments that were missing are ahead afterwards, and a second time makes none', async () => {
  const wanted = (await segmentsAhead(client)) + 3
  await makeRoom(client, wanted)
  const ahead = await segmentsAhead(client)
  assert.ok(ahead >= wanted, `${ahead} of ${wanted}`)
  const before = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as name')
  await makeRoom(client, wanted)
  const after = await client.query('select pg_walfile_name(pg_current_wal_lsn()) as name')
  assert.deepEqual(after.rows, before.rows)
})
