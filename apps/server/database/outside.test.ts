/** An outside PostgreSQL, played by an embedded one, and the lock that guards it. */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { inspect } from 'node:util'
import type pg from 'pg'
import { DatabaseInUse, migrate, openDatabase, takeLock } from './index.ts'
import { dataFolder, openTemp, postmasterPid, query, silent, tempFolder } from './testing.ts'

test('DATABASE_URL is used, nothing is started, and stop leaves it alone', async (t) => {
  const outsideDir = await dataFolder(t)
  const outside = await openTemp(t, outsideDir)
  const dataDir = join(await tempFolder(t), 'data')
  const database = await openDatabase({
    dataDir,
    databaseUrl: urlOf(outside.connection),
    say: silent,
  })
  assert.equal(database.embedded, false)
  assert.deepEqual(await readdir(dataDir), [])
  await migrate(database.connection, silent)
  assert.deepEqual(await query(outside.connection, 'select count(*)::int from member'), [[0]])
  await database.stop()
  await database.stop()
  assert.ok((await postmasterPid(outsideDir)) !== undefined)
  assert.deepEqual(await query(outside.connection, 'select 1'), [[1]])
})

test('one server at a time holds the lock of an outside database', async (t) => {
  const outside = await openTemp(t, await dataFolder(t))
  const connection = { connectionString: urlOf(outside.connection) }
  const first = await takeLock(connection)
  t.after(first.release)
  const [session] = (await first.client.query('select pg_backend_pid() as pid')).rows
  await assert.rejects(takeLock(connection), (error: Error) => {
    assert.ok(error instanceof DatabaseInUse)
    assert.match(error.message, /^Another Evenkeel server is running on this data/)
    assert.match(error.message, new RegExp(`session ${session.pid} of evenkeel-server`))
    return true
  })
  await first.release()
  await first.release()
  const second = await takeLock(connection)
  await second.release()
})

test('a refusal names the database and keeps its password', async (t) => {
  const dataDir = await tempFolder(t)
  const outside = await openTemp(t, await dataFolder(t))
  const socket = encodeURIComponent(outside.connection.host ?? '')
  const cases = [
    ['postgres://ada:s3cr%40t@127.0.0.1:1/books', /"books" at 127\.0\.0\.1:1, .*ECONNREFUSED/],
    ['postgres://ada:s3cr%40t@nowhere.invalid/books', /"books" at nowhere\.invalid:5432, /],
    [`postgres://evenkeel:s3cr%40t@/postgres?host=${socket}`, /password authentication failed/],
    ['postgres://ada:s3cr%40t@[broken/books', /^DATABASE_URL cannot be read/],
  ] as const
  for (const [databaseUrl, words] of cases) {
    await assert.rejects(openDatabase({ dataDir, databaseUrl, say: silent }), (error: Error) => {
      assert.match(error.message, words)
      assert.doesNotMatch(inspect(error, { depth: 9, showHidden: true }), /s3cr/)
      return true
    })
  }
})

function urlOf({ user, password, host, database }: pg.ClientConfig) {
  return `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host ?? '')}`
}
