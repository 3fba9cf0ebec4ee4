/** The master secret: made once, kept private, never short, and a key of its own for each purpose. */
import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { BadConfig } from '@evenkeel/wire/server'
import { openSecrets, rotateSecret, WRAPPED_ROOT } from './secrets.ts'

async function folder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(path, { recursive: true, force: true }))
  return path
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('[K1] a sandbox makes its own secret, for itself alone, and keeps it', async (t) => {
  const dataDir = await folder(t)
  const first = await openSecrets({ dataDir, secretFile: undefined })
  assert.equal(await modeOf(join(dataDir, 'secrets')), 0o700)
  assert.equal(await modeOf(join(dataDir, 'secrets', 'master')), 0o600)
  assert.deepEqual(await readdir(join(dataDir, 'secrets')), ['master'])
  const again = await openSecrets({ dataDir, secretFile: undefined })
  assert.deepEqual(first.key('a', 32), again.key('a', 32))
})

test('[K1] two starts at once agree on one secret', async (t) => {
  const dataDir = await folder(t)
  const opened = await Promise.all(
    Array.from({ length: 20 }, () => openSecrets({ dataDir, secretFile: undefined })),
  )
  const keys = new Set(opened.map((secrets) => secrets.key('a', 16).toString('hex')))
  assert.equal(keys.size, 1)
  assert.deepEqual(await readdir(join(dataDir, 'secrets')), ['master'])
})

test('[K1] a secret that was cut short is not taken for one', async (t) => {
  const dataDir = await folder(t)
  await mkdir(join(dataDir, 'secrets'))
  for (const length of [0, 31]) {
    await writeFile(join(dataDir, 'secrets', 'master'), Buffer.alloc(length, 1))
    await assert.rejects(openSecrets({ dataDir, secretFile: undefined }), BadConfig)
  }
})

test('[K1] a given secret is used, needs 32 bytes, and is never written elsewhere', async (t) => {
  const dataDir = await folder(t)
  const secretFile = join(await folder(t), 'secret')
  await assert.rejects(openSecrets({ dataDir, secretFile }), /cannot be read/)
  await writeFile(secretFile, 'x'.repeat(31))
  await assert.rejects(openSecrets({ dataDir, secretFile }), /too short/)
  await writeFile(secretFile, 'x'.repeat(32))
  await chmod(secretFile, 0o600)
  const given = await openSecrets({ dataDir, secretFile })
  const own = await openSecrets({ dataDir: await folder(t), secretFile: undefined })
  assert.notDeepEqual(given.key('a', 32), own.key('a', 32))
  assert.deepEqual(await readdir(join(dataDir, 'secrets')), [], 'the folder is there, and empty')
  assert.equal(await readFile(secretFile, 'utf8'), 'x'.repeat(32))
})

test('[K1] each purpose has a key of its own', async (t) => {
  const secrets = await openSecrets({ dataDir: await folder(t), secretFile: undefined })
  const keys = ['ops', 'public ids', 'Ops', ''].map((purpose) =>
    secrets.key(purpose, 32).toString('hex'),
  )
  assert.equal(new Set(keys).size, 4)
  assert.equal(secrets.key('ops', 16).length, 16)
})

test('[K1] rotated, the new secret gives the same keys, and the old one opens nothing', async (t) => {
  const dataDir = await folder(t)
  const elsewhere = await folder(t)
  const [old, next, third] = ['old', 'next', 'third'].map((name) => join(elsewhere, name)) as [
    string,
    string,
    string,
  ]
  for (const file of [old, next, third]) await writeFile(file, file.repeat(8))
  const first = (await openSecrets({ dataDir, secretFile: old })).key('a', 32)
  await rotateSecret({ dataDir, secretFile: old }, next)
  assert.equal(await modeOf(join(dataDir, WRAPPED_ROOT)), 0o600)
  assert.deepEqual((await openSecrets({ dataDir, secretFile: next })).key('a', 32), first)
  await assert.rejects(openSecrets({ dataDir, secretFile: old }), /rotated to last/)
  await assert.rejects(rotateSecret({ dataDir, secretFile: old }, third), BadConfig)
  await rotateSecret({ dataDir, secretFile: next }, third)
  assert.deepEqual((await openSecrets({ dataDir, secretFile: third })).key('a', 32), first)
  await assert.rejects(openSecrets({ dataDir, secretFile: next }), BadConfig)
})

test('[K1] a new secret that is too short, or is not there, changes nothing', async (t) => {
  const dataDir = await folder(t)
  const first = (await openSecrets({ dataDir, secretFile: undefined })).key('a', 32)
  const short = join(await folder(t), 'short')
  await writeFile(short, 'x'.repeat(31))
  await assert.rejects(rotateSecret({ dataDir, secretFile: undefined }, short), /too short/)
  await assert.rejects(rotateSecret({ dataDir, secretFile: undefined }, `${short}er`), BadConfig)
  assert.deepEqual((await openSecrets({ dataDir, secretFile: undefined })).key('a', 32), first)
})
