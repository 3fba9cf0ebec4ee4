/** The seed of a sandbox's addresses: made once, for its owner alone, and never from half a file. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { openSandboxSeed } from './sandboxSeed.ts'

async function folder(t: TestContext): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'evenkeel-seed-'))
  t.after(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('[N3] whoever opens it first makes it, and everybody has the same after that', async (t) => {
  const dir = await folder(t)
  const seeds = await Promise.all(Array.from({ length: 8 }, () => openSandboxSeed(dir)))
  assert.equal(new Set(seeds.map((seed) => Buffer.from(seed).toString('hex'))).size, 1)
  assert.deepEqual(await openSandboxSeed(dir), seeds[0])
  assert.deepEqual(await readdir(join(dir, 'secrets')), ['chains'])
  const { mode } = await stat(join(dir, 'secrets', 'chains'))
  assert.equal(mode & 0o777, 0o600)
})

test('[N3] another folder has another seed', async (t) => {
  const [one, two] = [await folder(t), await folder(t)]
  assert.notDeepEqual(await openSandboxSeed(one), await openSandboxSeed(two))
})

test('[N3] half a file is refused, and never replaced', async (t) => {
  const dir = await folder(t)
  await mkdir(join(dir, 'secrets'))
  await writeFile(join(dir, 'secrets', 'chains'), 'short')
  await assert.rejects(openSandboxSeed(dir), /has 5 bytes instead of 32/)
})
