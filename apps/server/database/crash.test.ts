/** Ends without goodbye, and two servers that want the same data. */
import assert from 'node:assert/strict'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseInUse, openDatabase, takeLock } from './index.ts'
import {
  dataFolder,
  holdOpen,
  isGone,
  isRoot,
  keepersOf,
  nobody,
  openTemp,
  postmasterPid,
  query,
  silent,
  spawnServer,
  tempFolder,
} from './testing.ts'

const writeRow = `
  ${holdOpen}
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('create table kept as select 7 as seven')
`

test('kill -9 of the server ends its database, and nothing committed is lost', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, writeRow)
  assert.equal(await server.said, 'ready')
  const postmaster = await livePostmaster(dataDir)
  const keepers = keepersOf(postmaster)
  await server.kill()
  assert.ok(await isGone(postmaster), 'the postmaster outlived its server')
  for (const keeper of keepers) assert.ok(await isGone(keeper), 'a keeper outlived its server')

  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select seven from kept'), [[7]])
})

test('a start right after kill -9 works', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, writeRow)
  assert.equal(await server.said, 'ready')
  await server.kill()
  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select seven from kept'), [[7]])
})

test('keepers that are killed, however slowly, do not ask for a shutdown first', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, writeRow)
  assert.equal(await server.said, 'ready')
  const orphan = await livePostmaster(dataDir)
  for (const keeper of keepersOf(orphan)) {
    process.kill(keeper, 'SIGKILL')
    // As long as the killer may wait for its next turn on a busy machine, and more.
    await pause(200)
  }
  assert.equal(await postmasterPid(dataDir), orphan)
})

test('a database process left behind is ended and its data taken over', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, writeRow)
  assert.equal(await server.said, 'ready')
  const orphan = await livePostmaster(dataDir)
  killKeepers(orphan)
  await server.kill()
  assert.equal(await postmasterPid(dataDir), orphan, 'the test needs an orphan')

  const said: string[] = []
  const { connection } = await openTemp(t, dataDir, (line) => said.push(line))
  assert.match(said.join(), new RegExp(`Ending the database process ${orphan} `))
  assert.notEqual(await livePostmaster(dataDir), orphan)
  assert.deepEqual(await query(connection, 'select seven from kept'), [[7]])
})

/** All at once: one that saw another go would still end the database. */
function killKeepers(postmaster: number): void {
  const keepers = keepersOf(postmaster)
  for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
    for (const keeper of keepers) process.kill(keeper, signal)
}

test('a start after kill -9 of everything works', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, writeRow)
  assert.equal(await server.said, 'ready')
  const postmaster = await livePostmaster(dataDir)
  killKeepers(postmaster)
  process.kill(postmaster, 'SIGKILL')
  await server.kill()
  const { connection } = await openTemp(t, dataDir)
  assert.deepEqual(await query(connection, 'select seven from kept'), [[7]])
})

test('a database whose lock a live server holds is left alone', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, holdOpen)
  assert.equal(await server.said, 'ready')
  const orphan = await livePostmaster(dataDir)
  const secret = await readFile(join(dataDir, 'secrets/postgres'), 'utf8')
  const connection = { host: join(dataDir, 'postgres'), user: 'evenkeel', password: secret }
  killKeepers(orphan)
  await server.kill()
  const lock = await takeLock({ ...connection, database: 'postgres' })
  t.after(lock.release)
  await assert.rejects(openDatabase({ dataDir, say: silent }), (error: Error) => {
    assert.ok(error instanceof DatabaseInUse)
    assert.match(error.message, /database session \d+ of evenkeel-server/)
    return true
  })
  assert.equal(await postmasterPid(dataDir), orphan)
  await assert.rejects(stat(join(dataDir, 'server.pid')), { code: 'ENOENT' })
  await lock.release()
  await openTemp(t, dataDir)
})

test('postmaster.pid of a dead or an unrelated process does not stop a start', async (t) => {
  const dataDir = await dataFolder(t)
  await (await openTemp(t, dataDir)).stop()
  const bystander = spawnServer(t, dataDir, '', isRoot ? nobody : undefined)
  assert.equal(await bystander.said, 'ready')
  for (const pid of [bystander.pid, 4_194_303]) {
    const lines = [pid, '/proc/self/cwd', 1, 5432, '.', '', '1 1', 'ready   ', '']
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), lines.join('\n'))
    const database = await openTemp(t, dataDir)
    assert.deepEqual(await query(database.connection, 'select 1'), [[1]])
    await database.stop()
  }
  assert.ok(!(await isGoneNow(bystander.pid)), 'the unrelated process was ended')
})

test('a second server on the same data is refused and told whom to stop', async (t) => {
  const dataDir = await dataFolder(t)
  const server = spawnServer(t, dataDir, holdOpen)
  assert.equal(await server.said, 'ready')
  const before = await livePostmaster(dataDir)
  await assert.rejects(openDatabase({ dataDir, say: silent }), (error: Error) => {
    assert.ok(error instanceof DatabaseInUse)
    assert.match(error.message, new RegExp(`process ${server.pid}\\b`))
    return true
  })
  assert.equal(await livePostmaster(dataDir), before)
})

test('server.pid of a process that has ended is not believed', async (t) => {
  const dataDir = await dataFolder(t)
  // This process lives, yet it started at another time: the number was given again.
  await writeFile(join(dataDir, 'server.pid'), `${process.ppid}\n1\n`)
  await openTemp(t, dataDir)
})

test('of simultaneous starts exactly one wins', async (t) => {
  const dataDir = await tempFolder(t)
  const starts = Array.from({ length: 6 }, () => spawnServer(t, dataDir, holdOpen))
  const said = await Promise.all(starts.map((start) => start.said))
  assert.equal(said.filter((line) => line === 'ready').length, 1, said.join('\n'))
  const winner = starts[said.indexOf('ready')]
  const refused = said.filter((line) => line.startsWith('DatabaseInUse: Another Evenkeel server'))
  assert.equal(refused.length, 5, said.join('\n'))
  assert.ok(
    refused.every((line) => line.includes(`process ${winner?.pid})`)),
    said.join('\n'),
  )
})

test('of simultaneous starts in one process exactly one wins', async (t) => {
  const dataDir = await dataFolder(t)
  const starts = await Promise.allSettled([1, 2, 3].map(() => openTemp(t, dataDir)))
  const refused = starts.filter((start) => start.status === 'rejected')
  assert.equal(refused.length, 2)
  assert.ok(refused.every((start) => start.reason instanceof DatabaseInUse))
})

async function livePostmaster(dataDir: string) {
  const pid = await postmasterPid(dataDir)
  assert.ok(pid !== undefined, 'no postmaster')
  return pid
}

const isGoneNow = async (pid: number) =>
  (await stat(`/proc/${pid}`).catch(() => undefined)) === undefined
