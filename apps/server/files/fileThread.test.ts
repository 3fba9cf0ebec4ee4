/** Files that are made in a thread: part by part as they are read, and each for itself. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestDatabase } from '../journal/testing/database.ts'
import { startProxy } from '../journal/testing/proxy.ts'
import { createPublicIds } from '../publicIds.ts'
import { createFileThread } from './fileThread.ts'
import type { FileWork } from './fileWorker.ts'
import type { CountWork } from './testing/countWorker.ts'

const { connection } = await openTestDatabase()
const idKey = Buffer.alloc(16, 3)
const idKinds = { page: 3 }
const ids = createPublicIds(idKey, idKinds)
const MODULE = new URL('./testing/countWorker.ts', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'evenkeel-files-'))
after(() => rm(folder, { recursive: true }))

function given(t: TestContext, over: Partial<FileWork> = {}) {
  const thread = createFileThread({ connection, idKey, idKinds, ...over })
  t.after(() => thread.stop())
  let files = 0
  return (wish: Partial<CountWork> = {}) => {
    const log = join(folder, `${t.name.slice(0, 8)} ${++files}`)
    const parts = thread.makeFile(MODULE, { parts: 3, log, ...wish } satisfies CountWork)
    const told = () => readFileSync(log, 'utf8').trim().split('\n')
    return { parts: parts[Symbol.asyncIterator](), told }
  }
}

type Parts = AsyncIterator<Uint8Array>

const text = async (parts: Parts) => Buffer.from((await parts.next()).value ?? []).toString()

async function whole(parts: Parts): Promise<string> {
  let all = ''
  for (let part = await text(parts); part !== ''; part = await text(parts)) all += part
  return all
}

test('[F2] a file is made in another thread, from tables and public ids', async (t) => {
  const { parts } = given(t)()
  const line = (nth: number) => `true ${2 * nth} ${ids.of('page', nth)} …\n`
  assert.equal(await whole(parts), line(1) + line(2) + line(3))
})

test('[F2] no part is made before it is asked for, and none once its reader left', async (t) => {
  const file = given(t)
  const { parts, told } = file({ parts: 1_000 })
  await text(parts)
  await text(parts)
  // What would have been made ahead was made before the end of another that the same thread began later.
  await whole(file().parts)
  assert.deepEqual(told(), ['part 1', 'part 2'])
  await parts.return?.()
  await eventually('it is left', () => told().at(-1) === 'over')
  await whole(file().parts)
  assert.deepEqual(told(), ['part 1', 'part 2', 'over'])
})

test('a file that cannot be made fails for its reader, and the others go on', async (t) => {
  const file = given(t)
  const [sound, broken] = [file(), file({ failsAt: 2 })]
  await text(sound.parts)
  await text(broken.parts)
  await assert.rejects(text(broken.parts), /part 2 cannot be made/)
  assert.equal((await whole(sound.parts)).split('\n').length, 3)
  assert.equal((await broken.parts.next()).done, true)
})

test('a thread that dies takes its files with it, and the next makes those that come', async (t) => {
  const file = given(t)
  const [other, deadly] = [file(), file({ diesAt: 2 })]
  await text(other.parts)
  await text(deadly.parts)
  await assert.rejects(text(deadly.parts), /has ended/)
  await assert.rejects(text(other.parts), /has ended/)
  assert.equal((await whole(file().parts)).split('\n').length, 4)
})

test('[F2] files that wait for a line that went dead fail, and those that come once there is another are made', async (t) => {
  const proxy = await startProxy(t, connection)
  const file = given(t, { connection: proxy.connection, statementMs: 1_000 })
  const hung = file()
  await text(hung.parts)
  proxy.hang()
  let failed = 0
  const count = () => failed++
  // One has the dead connection, one opens another that leads nowhere, and the others wait for these.
  for (const { parts } of [hung, file(), file(), file()]) text(parts).catch(count)
  await eventually('each of them has failed', () => failed === 4)
  proxy.up()
  // The thread gives way to all others: on a busy machine it may not be connected in time.
  const made = await eventually('a file is made', () => whole(file().parts).catch(() => undefined))
  assert.equal(made.split('\n').length, 4)
})
