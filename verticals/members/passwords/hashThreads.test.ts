/** The threads that hash: they give way to all others, and get on all the same. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createHashThreads } from './hashThreads.ts'
import { PARAMETERS, TAG_BYTES } from './phc.ts'

const message = Buffer.alloc(32, 1)
const salt = Buffer.alloc(16, 2)
const work = { message, salt, parameters: PARAMETERS }
const right = argon2Sync('argon2id', {
  ...{ ...PARAMETERS, message, nonce: salt, tagLength: TAG_BYTES },
})
const idleClass = '5'
const hasIdleClass = spawnSync('chrt', ['--version']).status === 0

function create(options: { starvedMs?: number } = {}) {
  const failures: unknown[] = []
  const threads = createHashThreads({ onFailure: (error) => failures.push(error), ...options })
  after(threads.stop)
  return { threads, failures }
}

/** Of each thread of this process: how far it gives way, and its class. */
async function ways(): Promise<string[]> {
  const all = await readdir('/proc/self/task')
  const lines = await Promise.all(
    all.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')),
  )
  return lines.map((line) => {
    // Fields 19 and 41; the second is a name in brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return `${fields[16]} ${fields[38]}`
  })
}

test('[I2] it hashes when nobody else wants to work, and everything else goes on as before', async () => {
  const { threads } = create()
  assert.deepEqual(await threads.digest(work), right)
  const wanted = hasIdleClass ? `10 ${idleClass}` : '10 0'
  for (let left = 100; left > 0 && !(await ways()).includes(wanted); left--) await wait(20)
  const all = await ways()
  assert.equal(all.filter((way) => way.startsWith('10 ')).length, 1, all.join(', '))
  assert(all.includes(wanted), all.join(', '))
  await threads.stop()
})

test('[I2] where nobody leaves it any time it takes its small share, and answers', async () => {
  const { threads } = create({ starvedMs: 1 })
  const all = Array.from({ length: 4 }, () => threads.digest(work))
  for (const tag of await Promise.all(all)) assert.deepEqual(tag, right)
  assert((await ways()).includes('10 0'))
  await threads.stop()
})

test('[E6] a thread that fails costs the one whom it hashed for; another takes its place', async () => {
  const { threads, failures } = create()
  const failing = threads.digest({ ...work, parameters: { ...PARAMETERS, memory: 1 } })
  const beside = threads.digest(work)
  await assert.rejects(failing)
  assert.deepEqual(await beside, right)
  assert.equal(failures.length, 1)
})
