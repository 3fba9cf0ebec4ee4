/** A backup of a running exchange, restored elsewhere: the same state, the same answers, and nothing from a backup that was touched. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { tempFolder } from '../database/testing.ts'
import { BARE_ENV, startProcess } from '../killTest/serverProcess.ts'
import { openSecrets } from '../secrets.ts'
import { balancesOf, makeTransfer, newKey } from '../testing/calls.ts'
import { manifestFile, readManifest, sealed, tableFile } from './manifest.ts'
import { projectedTables } from './tables.ts'

type Run = { readonly out: string; readonly err: string; readonly code: number | null }

async function run(program: string, dataDir: string, ...words: string[]): Promise<Run> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program), ...words], {
    env: { ...BARE_ENV, EVENKEEL_DATA: dataDir },
  })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, err, code }
}

const stateIn = ({ out }: Run) => /batch (\d+), state ([0-9a-f]{64})/.exec(out)?.slice(1)

test('[O6] what is restored replays to the state that was backed up', async (t) => {
  const dataDir = await tempFolder(t)
  const places = await tempFolder(t)
  const backup = join(places, 'monday')
  const server = await startProcess({ dataDir })
  t.after(() => server.kill())
  const made = await run('sandboxMember.ts', dataDir, '--json')
  const { token, url } = JSON.parse(made.out)
  const key = newKey()
  await makeTransfer(url, token, undefined, key)

  await t.test('it is made while orders go on, at one moment', async () => {
    let isMade = false
    const load = (async () => {
      for (; !isMade; ) assert.equal((await makeTransfer(url, token)).code, 1)
    })()
    const told = await run('backup.ts', dataDir, backup, '--with-secrets')
    isMade = true
    await load
    assert.equal(told.code, 0, told.err)
    assert.match(told.out, /holds the secrets/)
    assert(stateIn(told))
    assert.equal((await run('backup.ts', dataDir, backup)).code, 1)
  })

  await t.test('it has every table but those that follow from the journal', async () => {
    const tables = (await readdir(join(backup, 'tables'))).map(
      (file) => file.split('.')[0] as string,
    )
    assert(tables.includes('journal') && tables.includes('member') && tables.includes('session'))
    assert.deepEqual(
      projectedTables().filter((name) => tables.includes(name)),
      [],
    )
    assert(projectedTables().length > 5)
  })

  server.kill('SIGTERM')
  await server.ended
  const stopped = join(places, 'stopped')
  const last = await run('backup.ts', dataDir, stopped)
  assert.equal(last.code, 0, last.err)

  await t.test('on another folder it serves the same money, and knows the keys', async (t) => {
    const target = await tempFolder(t)
    await mkdir(join(target, 'secrets'), { recursive: true })
    await cp(join(dataDir, 'secrets', 'master'), join(target, 'secrets', 'master'))
    const told = await run('restore.ts', target, stopped)
    assert.equal(told.code, 0, told.err)
    assert.deepEqual(stateIn(told), stateIn(last))
    assert.equal((await run('restore.ts', target, stopped)).code, 1, 'nothing is written over')
    const restored = await startProcess({ dataDir: target })
    t.after(() => restored.kill())
    const before = await balancesOf(restored.url, token)
    assert.equal(Number(before['USDT spot']) + Number(before['USDT trading']), 100_000)
    await makeTransfer(restored.url, token, undefined, key)
    assert.deepEqual(await balancesOf(restored.url, token), before)
    assert.equal((await makeTransfer(restored.url, token)).code, 1)
    const newcomer = await run('sandboxMember.ts', target, '--json')
    assert.equal(newcomer.code, 0, newcomer.err)
    assert.doesNotMatch(restored.printed(), /no watermark was found|"level":"error"/)
    restored.kill('SIGTERM')
    await restored.ended
  })

  await t.test(
    'the older one starts where it was made, and a kept watermark tells what it lacks',
    async (t) => {
      const target = await tempFolder(t)
      await cp(join(dataDir, 'watermark'), join(target, 'watermark'))
      assert.equal((await run('restore.ts', target, backup)).code, 0)
      await assert.rejects(startProcess({ dataDir: target }), /has lost what was acknowledged/)
      await rm(join(target, 'watermark'))
      const restored = await startProcess({ dataDir: target })
      restored.kill('SIGTERM')
      await restored.ended
    },
  )

  await t.test('a backup that was changed leaves nothing behind', async (t) => {
    const changes: [string, (folder: string) => Promise<unknown>, RegExp][] = [
      ['a byte of a table', (folder) => flip(tableFile(folder, 'member'), 40), /table member/],
      [
        'a byte of the journal',
        (folder) => flip(tableFile(folder, 'journal'), 400),
        /table journal/,
      ],
      ['a missing table', (folder) => rm(tableFile(folder, 'session')), /table session/],
      ['the manifest', (folder) => reword(join(folder, 'manifest.json')), /seal/],
      ['no manifest', (folder) => rm(join(folder, 'manifest.json')), /never finished/],
    ]
    const target = await tempFolder(t)
    for (const [name, change, why] of changes) {
      const folder = join(places, name)
      await cp(backup, folder, { recursive: true })
      await change(folder)
      const told = await run('restore.ts', target, folder)
      assert.equal(told.code, 1, name)
      assert.match(told.err, why, name)
      assert(!existsSync(join(target, 'watermark')), name)
    }
    assert.equal((await run('restore.ts', target, backup)).code, 0, 'and the whole one fits there')
  })

  await t.test(
    'of a version that kept its state otherwise the journal alone is compared',
    async (t) => {
      const older = join(places, 'older')
      await cp(backup, older, { recursive: true })
      const keys = await openSecrets({ dataDir, secretFile: undefined })
      const manifest = await readManifest(older, keys)
      const { cores } = manifest.state
      const [hash, first] = ['0'.repeat(64), 'another 1']
      for (const [state, code] of [
        [{ hash, cores }, 1],
        [{ hash, cores: [first, ...cores.slice(1)] }, 0],
      ] as const) {
        await writeFile(manifestFile(older), sealed({ ...manifest, state }, keys))
        const told = await run('restore.ts', await tempFolder(t), older)
        assert.equal(told.code, code, told.err)
        if (code === 0) assert.match(told.out, /a version with other parts/)
      }
    },
  )

  await t.test('without the secret, or with another one, it stays closed', async (t) => {
    const target = await tempFolder(t)
    const told = await run('restore.ts', target, stopped)
    assert.deepEqual([told.code, /does not hold the master secret/.test(told.err)], [1, true])
    await mkdir(join(target, 'secrets'), { recursive: true })
    await writeFile(join(target, 'secrets', 'master'), Buffer.alloc(32, 7))
    const other = await run('restore.ts', target, stopped)
    assert.deepEqual([other.code, /another secret/.test(other.err)], [1, true])
  })

  await t.test('[Z5] what is private is as sealed in it as in the database', async () => {
    for (const file of await readdir(join(stopped, 'tables'))) {
      const rows = zstdDecompressSync(await readFile(join(stopped, 'tables', file)))
      assert(!rows.includes(token), file)
      assert(!rows.includes('@sandbox'), file)
    }
    assert(!existsSync(join(stopped, 'files', 'secrets')))
  })
})

async function flip(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  const index = Math.min(at, bytes.length - 1)
  bytes[index] = (bytes[index] as number) ^ 1
  await writeFile(path, bytes)
}

async function reword(path: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(/\\"rows\\": \d+/, '\\"rows\\": 1'))
}
