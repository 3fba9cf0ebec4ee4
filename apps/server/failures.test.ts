/** What whoever runs the server reads when it does not start, or had to stop: one line, and no riddle. */
import assert from 'node:assert/strict'
import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openTemp, dataFolder as plainFolder, query, tempFolder } from './database/testing.ts'
import { dataFolder } from './journal/testing/dataFolder.ts'
import { launch, postmasterOf, startProcess } from './killTest/serverProcess.ts'

/** The only line that a start which is refused prints, beside those of the set-up. */
async function refusal(t: TestContext, dataDir: string, env: Record<string, string> = {}) {
  const { child, up, ended, printed } = launch({ dataDir, env })
  t.after(() => child.kill('SIGKILL'))
  assert.equal(await up, undefined, 'it serves')
  assert.deepEqual(await ended, { code: 1, signal: null }, printed())
  const lines = printed().split('\n').filter(Boolean)
  assert.equal(lines.filter((line) => !line.startsWith('Setting up')).length, 1, printed())
  return lines.at(-1) ?? ''
}

test('a DATABASE_URL that is no URL of PostgreSQL is told, and nothing of it is quoted', async (t) => {
  const dataDir = await tempFolder(t)
  const urls = [
    'not a url',
    'localhost:5432/s3cret',
    'mysql://ada:s3cret@127.0.0.1/books',
    's3cret',
  ]
  for (const url of urls) {
    const line = await refusal(t, dataDir, { DATABASE_URL: url })
    assert.match(
      line,
      /^Evenkeel does not start: DATABASE_URL cannot be read\. .*postgres:\/\/user/,
    )
    assert.doesNotMatch(line, /s3cret/)
  }
})

test('a role that may not create tables is told what it lacks', async (t) => {
  const outside = await openTemp(t, await plainFolder(t))
  const { host, database } = outside.connection
  await query(outside.connection, `create role reader login password 'reading'`)
  const url = `postgres://reader:reading@/${database}?host=${encodeURIComponent(host ?? '')}`
  const line = await refusal(t, await tempFolder(t), { DATABASE_URL: url })
  assert.match(
    line,
    /^Evenkeel does not start: the role .* may not set up its tables: .*GRANT CREATE/,
  )
  assert.doesNotMatch(line, /reading/)
})

test('[J6] a start on a full disk says that the disk is full', async (t) => {
  for (const file of ['server.pid.new', 'postgres/postmaster.opts']) {
    const dataDir = await plainFolder(t)
    await rm(join(dataDir, file), { force: true })
    await symlink('/dev/full', join(dataDir, file))
    assert.match(
      await refusal(t, dataDir),
      /^Evenkeel does not start: the disk is full\. Free some space/,
      file,
    )
  }
})

test('[J5] a server whose database is killed says so as it stops', async (t) => {
  const dataDir = await dataFolder()
  t.after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const server = await startProcess({ dataDir })
  t.after(() => server.kill())
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  assert.deepEqual(await server.ended, { code: 70, signal: null })
  assert.match(server.printed(), /"level":"error","event":"stopped: the database went away"/)
  assert.doesNotMatch(server.printed(), /may differ/)
  assert.match(await readFile(join(dataDir, 'postgres.log'), 'utf8'), /./)
})
