/** Passwords as they are kept and checked, on real tables. */
import assert from 'node:assert/strict'
import { argon2Sync, createHmac } from 'node:crypto'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Tables } from '@evenkeel/wire/server'
import { counted } from '../testing/counted.ts'
import { testKeys } from '../testing/keys.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { type Parameters, read, written } from './phc.ts'
import { LIGHT } from './testing/light.ts'
import { setPassword } from './testing/setPassword.ts'

const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 }
const LOGIN = 'mauve lantern 84'
const TRANSACTION = 'harbour of quartz 9'
const DAY_MS = 24 * 3_600_000

const tables = await openTestTables()
let now = 1_800_000_000_000
const passwords = create(tables)

function create(over: Tables, keys = testKeys, parameters?: Parameters): Passwords {
  const onFailure = (error: unknown) => {
    throw error
  }
  const created = createPasswords({ tables: over, keys, now: () => now, parameters, onFailure })
  after(created.stop)
  return created
}

async function newMember(): Promise<number> {
  const sql = 'insert into member default values returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id as number
}

async function hashOf(member: number, kind = 'login'): Promise<string> {
  const sql = 'select hash from password where member = $1 and kind = $2'
  const [row] = await tables.rows<{ hash: string }>(sql, [member, kind])
  return row?.hash as string
}

test('[E6] a hash has the parameters that were asked for, and is renewed where more are', async () => {
  const light = create(tables, testKeys, LIGHT)
  const member = await newMember()
  await setPassword(light, member, 'login', LOGIN)
  const hash = await hashOf(member)
  assert.deepEqual(read(hash).parameters, LIGHT)
  assert.equal(await light.check(member, 'login', LOGIN), 'right')
  assert.equal(await hashOf(member), hash)
  assert.equal(await passwords.check(member, 'login', LOGIN), 'right')
  assert.deepEqual(read(await hashOf(member)).parameters, PARAMETERS)
})

test('[E6] [I1] a password is kept as argon2id with its parameters, salted, and is right or wrong', async () => {
  const [one, other] = [await newMember(), await newMember()]
  await setPassword(passwords, one, 'login', LOGIN)
  await setPassword(passwords, other, 'login', LOGIN)
  assert.equal(await passwords.check(one, 'login', LOGIN), 'right')
  assert.equal(await passwords.check(one, 'login', `${LOGIN} `), 'wrong')
  assert.equal(await passwords.check(one, 'transaction', LOGIN), 'wrong')
  assert(await passwords.has(one, 'login'))
  assert(!(await passwords.has(one, 'transaction')))

  const hashes = (await tables.rows<{ hash: string }>('select hash from password', [])).map(
    ({ hash }) => hash,
  )
  assert(hashes.length >= 2)
  for (const hash of hashes)
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  assert.equal(new Set(hashes.map((hash) => read(hash).salt.toString('hex'))).size, hashes.length)
})

test('[E6] [I1] hashes are of no use without the pepper', async () => {
  const member = await newMember()
  await setPassword(passwords, member, 'login', LOGIN)
  const { parameters, salt, tag } = read(await hashOf(member))
  const made = (message: Buffer) =>
    argon2Sync('argon2id', { ...parameters, message, nonce: salt, tagLength: tag.length })
  assert(!made(Buffer.from(LOGIN)).equals(tag))
  const pepper = testKeys.key('pepper', 32)
  assert(made(createHmac('sha256', pepper).update(LOGIN).digest()).equals(tag))

  const otherKeys = { key: (purpose: string, bytes: number) => testKeys.key(`${purpose}!`, bytes) }
  assert.equal(await create(tables, otherKeys).check(member, 'login', LOGIN), 'wrong')
})

test('[E6] [I1] a hash with weaker parameters is renewed by the right password only', async () => {
  const member = await newMember()
  const message = createHmac('sha256', testKeys.key('pepper', 32)).update(LOGIN).digest()
  const parameters = { memory: 8_192, passes: 1, parallelism: 1 }
  const salt = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { ...parameters, message, nonce: salt, tagLength: 32 })
  const weak = written({ parameters, salt, tag })
  const sql = `insert into password (member, kind, hash) values ($1, 'login', $2)`
  await tables.rows(sql, [member, weak])

  assert.equal(await passwords.check(member, 'login', 'another one 77'), 'wrong')
  assert.equal(await hashOf(member), weak)
  assert.equal(await passwords.check(member, 'login', LOGIN), 'right')
  assert.deepEqual(read(await hashOf(member)).parameters, {
    memory: 19_456,
    passes: 2,
    parallelism: 1,
  })
  assert.equal(await passwords.check(member, 'login', LOGIN), 'right')
})

test('[E2] [I3] nobody, and somebody without a password, take the same statements and one hash', async () => {
  const [known, without] = [await newMember(), await newMember()]
  await setPassword(passwords, known, 'login', LOGIN)
  await setPassword(passwords, known, 'transaction', TRANSACTION)
  for (const kind of ['login', 'transaction'] as const) {
    const seen = []
    for (const member of [known, without, undefined]) {
      const over = counted(tables)
      const watched = create(over)
      const places = watched.reserve(1)
      assert(places)
      let hashes = 0
      const digest: typeof places.digest = (...given) => {
        hashes++
        assert.deepEqual(given[2], { memory: 19_456, passes: 2, parallelism: 1 })
        return places.digest(...given)
      }
      const answer = await watched.check(member, kind, 'quite another 12', { ...places, digest })
      seen.push({ answer, hashes, statements: over.statements })
    }
    const [first, ...others] = seen
    assert.equal(first?.answer, 'wrong')
    assert.equal(first?.hashes, 1)
    for (const other of others) assert.deepEqual(other, first)
  }
})

test('[E18] [I12] the transaction password has 5 tries in 24 hours, however many come at once', async () => {
  const member = await newMember()
  await setPassword(passwords, member, 'transaction', TRANSACTION)
  const places = passwords.reserve(20)
  const guesses = Array.from({ length: 20 }, (_, nth) =>
    passwords.check(member, 'transaction', `a guess, number ${nth}`, places),
  )
  const answers = await Promise.all(guesses)
  places?.release()
  assert.equal(answers.filter((answer) => answer === 'wrong').length, 5)
  assert.equal(answers.filter((answer) => answer === 'exhausted').length, 15)
  assert.equal(await passwords.check(member, 'transaction', TRANSACTION), 'exhausted')
  now += DAY_MS - 1
  assert.equal(await passwords.check(member, 'transaction', TRANSACTION), 'exhausted')
  now += 1
  assert.equal(await passwords.check(member, 'transaction', TRANSACTION), 'right')
})

test('[E18] a right transaction password gives all its tries back, a new one too', async () => {
  const member = await newMember()
  await setPassword(passwords, member, 'transaction', TRANSACTION)
  for (let nth = 0; nth < 4; nth++)
    assert.equal(await passwords.check(member, 'transaction', LOGIN), 'wrong')
  assert.equal(await passwords.check(member, 'transaction', TRANSACTION), 'right')
  for (let nth = 0; nth < 5; nth++)
    assert.equal(await passwords.check(member, 'transaction', LOGIN), 'wrong')
  assert.equal(await passwords.check(member, 'transaction', TRANSACTION), 'exhausted')
  await setPassword(passwords, member, 'transaction', 'a new one, quartz 10')
  assert.equal(await passwords.check(member, 'transaction', 'a new one, quartz 10'), 'right')
})
