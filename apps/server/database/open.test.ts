/** Opening the embedded database: at first, again, in awkward places, as root and as a user. */
import assert from 'node:assert/strict'
import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import {
  dataFolder,
  isRoot,
  nobody,
  openTemp,
  postmasterPid,
  query,
  spawnServer,
  tempFolder,
} from './testing.ts'

const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('a first start sets up a database, a second finds it', async (t) => {
  const dataDir = join(await tempFolder(t), 'data')
  const said: string[] = []
  const first = await openTemp(t, dataDir, (line) => said.push(line))
  assert.equal(first.embedded, true)
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /Setting up a PostgreSQL/)
  await query(first.connection, 'create table kept as select 7 as seven')
  await first.stop()
  await first.stop()
  assert.equal(await postmasterPid(dataDir), undefined)

  const second = await openTemp(t, dataDir, (line) => said.push(line))
  assert.equal(said.length, 1, 'nothing is set up')
  assert.deepEqual(await query(second.connection, 'select seven from kept'), [[7]])
})

test('[J2] the database keeps fsync on and is reachable by its owner alone', async (t) => {
  const dataDir = join(await tempFolder(t), 'data')
  const { connection } = await openTemp(t, dataDir)
  const settings = await query(
    connection,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit',
     'full_page_writes', 'listen_addresses', 'TimeZone', 'server_encoding', 'data_checksums',
     'password_encryption', 'max_connections', 'log_error_verbosity') order by name collate "C"`,
  )
  assert.deepEqual(Object.fromEntries(settings), {
    TimeZone: 'UTC',
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    log_error_verbosity: 'terse',
    max_connections: '20',
    password_encryption: 'scram-sha-256',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  })
  assert.equal(await mode(dataDir), '700')
  assert.equal(await mode(join(dataDir, 'postgres')), '700')
  assert.equal(await mode(join(dataDir, 'secrets')), '700')
  assert.equal(await mode(join(dataDir, 'secrets/postgres')), '600')
  assert.equal(await mode(join(dataDir, 'postgres.log')), '600')
  await assert.rejects(query({ ...connection, password: 'guess' }, 'select 1'), { code: '28P01' })
})

test('the log carries no statements and no values', async (t) => {
  const dataDir = await dataFolder(t)
  const { connection } = await openTemp(t, dataDir)
  await query(connection, 'create table once (name text primary key)')
  await query(connection, `insert into once values ('ada@example.org')`)
  await assert.rejects(query(connection, `insert into once values ('ada@example.org')`))
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  assert.match(log, /duplicate key/)
  assert.doesNotMatch(log, /ada@example\.org/)
})

test('a path that is too long for a socket works', async (t) => {
  const dataDir = join(await tempFolder(t), 'a'.repeat(120), 'b'.repeat(120))
  const database = await openTemp(t, dataDir)
  assert.deepEqual(await query(database.connection, 'select 1'), [[1]])
  const link = database.connection.host ?? ''
  assert.ok(Buffer.byteLength(link) < 100)
  assert.equal(await mode(dirname(link)), '700')
  await database.stop()
  await assert.rejects(stat(dirname(link)), { code: 'ENOENT' })
})

test('a path with commas, quotes and spaces works', async (t) => {
  const dataDir = join(await tempFolder(t), `it's, "odd" $(here)`)
  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select 1'), [[1]])
})

test('a folder that only root may enter works', { skip: !isRoot && 'needs root' }, async (t) => {
  const closed = await tempFolder(t)
  await chmod(closed, 0o700)
  const dataDir = join(closed, 'repository/data')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select 1'), [[1]])
  assert.equal(await mode(closed), '700')
  assert.equal(await mode(dataDir), '700')
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, nobody.uid)
})

test('a database that belongs to root is refused in words', async (t) => {
  if (!isRoot) return t.skip('needs root')
  const dataDir = await tempFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await assert.rejects(openTemp(t, dataDir), (error: Error) => {
    assert.ok(error.message.includes(join(dataDir, 'postgres')))
    assert.match(error.message, /EVENKEEL_DATA.*DATABASE_URL/)
    return true
  })
})

test('an ordinary user starts it, and root may do so later', async (t) => {
  if (!isRoot) return t.skip('needs root; the other tests ran as an ordinary user')
  if (!(await isOpenToAll(import.meta.filename)) || !(await isOpenToAll(process.execPath))) {
    return t.skip('the repository is in a folder that other users may not enter')
  }
  const dataDir = await tempFolder(t, nobody)
  const server = spawnServer(
    t,
    dataDir,
    `const database = await openDatabase({ dataDir, say })
     await migrate(database.connection, say)
     const lock = await takeLock(database.connection)
     await lock.client.query('create table kept as select current_setting(\\'fsync\\') as fsync')
     await lock.release()
     await database.stop()`,
    nobody,
  )
  assert.equal(await server.said, 'ready')
  assert.equal((await stat(join(dataDir, 'secrets/postgres'))).uid, nobody.uid)
  assert.equal(await postmasterPid(dataDir), undefined)
  await server.kill()

  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select fsync from kept'), [['on']])
})

async function isOpenToAll(file: string) {
  for (let folder = dirname(await realpath(file)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
