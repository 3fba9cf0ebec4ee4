/** The PostgreSQL that the files of a run share: databases that are migrated, apart, and gone in the end. */
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { after, test } from 'node:test'
import pg from 'pg'
import { query } from '../../database/testing.ts'
import { openJournal } from '../postgresJournal.ts'
import { batchOf, openTestDatabase } from './database.ts'
import { dataFolder } from './dataFolder.ts'
import {
  createSharedDatabase,
  openSharedDatabase,
  SHARED_DATABASE,
  urlOf,
} from './sharedDatabase.ts'

const dataDir = await dataFolder()
const shared = await openSharedDatabase(dataDir)
after(async () => {
  await shared.stop()
  await rm(dataDir, { recursive: true, force: true })
})
process.env[SHARED_DATABASE] = JSON.stringify(shared.connection)

async function created() {
  const database = await createSharedDatabase()
  assert(database !== undefined)
  return database
}

test('each is migrated and knows nothing of what is written in another', async () => {
  const [one, other] = [await created(), await created()]
  const journal = await openJournal(one.connection, 'main')
  await journal.append(batchOf(1))
  await journal.close()
  const count = 'select count(*)::int from journal'
  assert.deepEqual(await query(one.connection, count), [[1]])
  assert.deepEqual(await query(other.connection, count), [[0]])
  assert.deepEqual(await query({ connectionString: urlOf(one.connection) }, count), [[1]])
  for (const database of [one, other]) await database.drop()
})

test('only the journal waits for the disk', async () => {
  const database = await created()
  const [settings] = await query(
    database.connection,
    `select current_setting('fsync'), current_setting('synchronous_commit')`,
  )
  assert.deepEqual(settings, ['on', 'off'])
  await database.drop()
})

test('one is dropped though something is still connected to it', async () => {
  const database = await created()
  const client = new pg.Client(database.connection)
  const ended = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  await database.drop()
  assert.match(String(await ended), /terminating connection/)
  await assert.rejects(query(database.connection, 'select 1'), /does not exist/)
})

test('a file that asks for a PostgreSQL of its own has one, and otherwise a database on the shared one', async () => {
  const [usual, own] = [await openTestDatabase(), await openTestDatabase({ own: true })]
  assert.equal(usual.connection.host, shared.connection.host)
  assert.notEqual(own.connection.host, shared.connection.host)
})

test('where nothing is shared there is no database to be had', async (t) => {
  const told = process.env[SHARED_DATABASE]
  t.after(() => {
    process.env[SHARED_DATABASE] = told
  })
  delete process.env[SHARED_DATABASE]
  assert.equal(await createSharedDatabase(), undefined)
})
