/** The line before the hashing thread: bounded, in nobody's way, and over when it is stopped. */
import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { counted } from '../testing/counted.ts'
import { testKeys } from '../testing/keys.ts'
import { createHasher, type Hasher } from './hasher.ts'
import { createPasswords } from './passwords.ts'
import { PARAMETERS } from './phc.ts'

const message = Buffer.alloc(32, 1)
const salt = Buffer.alloc(16, 2)

function create(failures: unknown[] = []): Hasher {
  const hasher = createHasher({ onFailure: (error) => failures.push(error) })
  after(hasher.stop)
  return hasher
}

test('[E6] [I2] the 65th in the line is told that it is full, before anything is asked of the database', async () => {
  const tables = counted(await openTestTables())
  const onFailure = (error: unknown) => {
    throw error
  }
  const passwords = createPasswords({ tables, keys: testKeys, now: Date.now, onFailure })
  after(passwords.stop)
  const others = passwords.reserve(60)
  const waiting = [1, 1, 2, 2].map((member) => passwords.check(member, 'login', 'guess'))
  const asked = tables.statements.length
  assert.equal(await passwords.check(undefined, 'login', 'guess'), 'busy')
  assert.equal(passwords.reserve(1), undefined)
  assert.equal(tables.statements.length, asked)
  assert.deepEqual(new Set(await Promise.all(waiting)), new Set(['wrong']))
  assert.equal(await passwords.check(undefined, 'login', 'guess'), 'wrong')
  others?.release()
  assert(passwords.reserve(64))
})

test('[E6] [I2] one member has two places in the line, and others have theirs', async () => {
  const hasher = create()
  const [first, second] = [hasher.reserve(1, 7), hasher.reserve(1, 7)]
  assert(first !== undefined && second !== undefined)
  assert.equal(hasher.reserve(1, 7), undefined)
  assert(hasher.reserve(2, 8) !== undefined)
  first.release()
  first.release()
  assert(hasher.reserve(1, 7) !== undefined)
  assert.equal(hasher.reserve(1, 7), undefined)
})

test('[E6] places that are taken together are given back once', () => {
  const hasher = create()
  const most = hasher.reserve(64)
  assert.equal(hasher.reserve(1), undefined)
  most?.release()
  most?.release()
  assert.equal(hasher.reserve(65), undefined)
  const half = hasher.reserve(32)
  assert(half !== undefined && hasher.reserve(32) !== undefined)
  assert.equal(hasher.reserve(1), undefined)
})

test('[I2] files and timers do not wait for the line', async () => {
  const places = create().reserve(16)
  assert(places)
  let done = 0
  const all = Array.from({ length: 16 }, async () => {
    await places.digest(message, salt, PARAMETERS)
    done++
  })
  // In the shared pool all but the last few would go first, and in this thread all of them.
  for (let nth = 0; nth < 8; nth++) await stat('/')
  assert(done < 12, `${done} hashes went first`)
  await Promise.all(all)
})

test('[I2] the thread gives way to all others', async () => {
  const places = create().reserve(1)
  await places?.digest(message, salt, PARAMETERS)
  const niceOf = async (thread: string) => {
    const line = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')
    // The 19th field; the second is a name in brackets.
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[16]
  }
  assert.equal(await niceOf(String(process.pid)), '0')
  const all = await Promise.all((await readdir('/proc/self/task')).map(niceOf))
  assert(all.includes('10'), all.join(' '))
})

test('[E6] a thread that fails costs those who wait; the next one starts another', async () => {
  const failures: unknown[] = []
  const places = create(failures).reserve(3)
  assert(places)
  const tooMuch = { memory: 1, passes: 1, parallelism: 1 }
  const failing = places.digest(message, salt, tooMuch)
  const beside = places.digest(message, salt, PARAMETERS)
  await assert.rejects(failing)
  await assert.rejects(beside)
  assert.equal(failures.length, 1)
  assert.equal((await places.digest(message, salt, PARAMETERS)).length, 32)
})

test('[E6] after the stop nothing is hashed, and nobody waits', async () => {
  const hasher = create()
  const places = hasher.reserve(2)
  const waiting = places?.digest(message, salt, PARAMETERS)
  const ended = assert.rejects(waiting as Promise<Buffer>)
  await hasher.stop()
  await ended
  await assert.rejects(places?.digest(message, salt, PARAMETERS) as Promise<Buffer>)
})
