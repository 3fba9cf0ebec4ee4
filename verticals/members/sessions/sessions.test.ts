/** Sessions against a real database: what a token opens, and when it no longer does. */
import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { SessionOver as Over } from '@evenkeel/wire/server'
import { createSealing } from '../sealing.ts'
import { createSessions } from './sessions.ts'

const DAY_MS = 24 * 3_600_000
const from = { address: '192.0.2.7', agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140', host: '' }
const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })

// Nobody waits for a note of when a session was seen last: the database may be gone before it is written.
let isOver = false
after(() => {
  isOver = true
})
const onFailure = (error: unknown) => {
  if (!isOver) assert.fail(String(error))
}
const tables = await openTestTables()

/** The last use is in the table, which nobody waits for. */
async function written(member: number, at: number): Promise<void> {
  const sql = `select extract(epoch from seen_at)::float8 * 1000 as seen from session where member = $1`
  const seen = async () => (await tables.rows<{ seen: number }>(sql, [member]))[0]?.seen ?? 0
  await eventually('the last use is written', async () => Math.abs((await seen()) - at) < 1)
}

async function given() {
  const [row] = await tables.rows<{ id: number }>(
    'insert into member default values returning id::float8 as id',
    [],
  )
  const { id: member } = row as { id: number }
  let at = Date.now()
  const overs: Over[] = []
  const open = () => {
    const sessions = createSessions({ tables, sealing, now: () => at, onFailure })
    sessions.onOver((over) => overs.push(over))
    return sessions
  }
  return { member, sessions: open(), open, overs, wait: (ms: number) => (at += ms), now: () => at }
}

test('[E13] a token opens its session, in its realm, after a restart too; another one opens nothing', async () => {
  const { member, sessions, open } = await given()
  const { token, session } = await sessions.open(member, 'demo', from)
  for (const each of [sessions, open()]) {
    const found = await each.find(token)
    assert.deepEqual([found?.id, found?.realm, found?.session], [member, 'demo', session])
  }
  assert.equal(await sessions.find(randomBytes(32).toString('base64url')), undefined)
  assert.equal(await sessions.find("' or 1=1 --"), undefined)
})

test('[E13] the token is 256 bits, and only its hash is in the table', async () => {
  const { member, sessions } = await given()
  const { token } = await sessions.open(member, 'real', from)
  assert.equal(Buffer.from(token, 'base64url').length, 32)
  const rows = await tables.rows<object>('select * from session where member = $1', [member])
  assert(!JSON.stringify(rows).includes(token))
  const [row] = rows as { token_hash: Buffer; sealed: Buffer }[]
  assert.deepEqual(row?.token_hash, hash('sha256', token, 'buffer'))
  assert(!row?.sealed.includes('192.0.2.7'))
})

test('[E13, I7] a renewed session has another token; the old one is over at once, for its holder too', async () => {
  const { member, sessions, overs } = await given()
  const { token, session } = await sessions.open(member, 'real', from)
  const held = await sessions.find(token)
  assert(held !== undefined)
  const renewed = await sessions.renew(held, 'demo')
  assert.equal(await sessions.find(token), undefined)
  assert.equal(held.expiresAt, 0)
  assert.deepEqual(overs, [{ session, isRenewed: true }])
  const found = await sessions.find(renewed?.token ?? '')
  assert.deepEqual([found?.session, found?.realm], [session, 'demo'])
})

test('[E13, I8] of two switches at once, one wins and the other finds that it is over', async () => {
  const { member, sessions } = await given()
  const { token } = await sessions.open(member, 'real', from)
  const held = await sessions.find(token)
  assert(held !== undefined)
  const caller = { ...held }
  const both = await Promise.all([sessions.renew(caller, 'demo'), sessions.renew(caller, 'demo')])
  assert.equal(both.filter((renewed) => renewed !== undefined).length, 1)
})

test('[E13, I7] a token that is looked up while its session ends is not taken for good', async () => {
  const { member, sessions } = await given()
  const { token, session } = await sessions.open(member, 'real', from)
  const [found] = await Promise.all([
    sessions.find(token),
    sessions.end(member, { only: session }),
    turn(),
  ])
  assert(found === undefined || found.expiresAt === 0)
  assert.equal(await sessions.find(token), undefined)
})

test('[E14] a session ends three days after its last use', async () => {
  const { member, sessions, wait, now } = await given()
  const { token } = await sessions.open(member, 'real', from)
  wait(2 * DAY_MS)
  assert((await sessions.find(token))?.expiresAt === now() + 3 * DAY_MS)
  wait(2 * DAY_MS)
  assert(((await sessions.find(token))?.expiresAt ?? 0) > now(), 'it was used meanwhile')
  wait(3 * DAY_MS)
  assert(((await sessions.find(token))?.expiresAt ?? 0) <= now())
  assert.deepEqual(await sessions.of(member), [])
})

test('[E14] a session ends 14 days after it began, however often it is used', async () => {
  const { member, sessions, open, wait, now } = await given()
  const { token } = await sessions.open(member, 'real', from)
  for (let days = 0; days < 13; days++) {
    wait(DAY_MS)
    assert(((await sessions.find(token))?.expiresAt ?? 0) > now())
  }
  wait(DAY_MS)
  assert(((await sessions.find(token))?.expiresAt ?? 0) <= now())
  await written(member, now() - DAY_MS)
  assert(((await open().find(token))?.expiresAt ?? 0) <= now(), 'after a restart as well')
})

test('[E15] a member sees the own sessions, the last used first, and nobody else does', async () => {
  const { member, sessions, wait } = await given()
  const one = await sessions.open(member, 'real', from)
  wait(1_000)
  const two = await sessions.open(member, 'real', { ...from, agent: 'curl/8', address: '::1' })
  const seen = await sessions.of(member)
  assert.deepEqual(
    seen.map(({ session, device, address }) => [session, device, address]),
    [
      [two.session, '', '::1'],
      [one.session, 'Chrome, Android', '192.0.2.7'],
    ],
  )
  assert.deepEqual(await sessions.of(member + 1_000_000), [])
})

test('[E15, Z1] a member ends one session, or all others, and never a foreign one', async () => {
  const { member, sessions, overs } = await given()
  const opened = []
  for (let nth = 0; nth < 4; nth++) opened.push(await sessions.open(member, 'real', from))
  const [one, two, three, four] = opened.map(({ session }) => session)
  assert.equal(await sessions.end(member + 1_000_000, { only: one ?? 0 }), 0)
  assert.equal(await sessions.end(member, { only: one ?? 0 }), 1)
  assert.equal(await sessions.end(member, { only: one ?? 0 }), 0)
  assert.equal(await sessions.end(member, { but: two ?? 0 }), 2)
  assert.deepEqual(overs.map(({ session }) => session).sort(), [one, three, four].sort())
  const alive = await Promise.all(opened.map(({ token }) => sessions.find(token)))
  assert.deepEqual(
    alive.map((found) => found?.session),
    [undefined, two, undefined, undefined],
  )
})

test('[E15] who opens more than fifty sessions loses the oldest, at once', async () => {
  const { member, sessions, overs, wait } = await given()
  const opened = []
  for (let nth = 0; nth < 52; nth++) {
    opened.push(await sessions.open(member, 'real', from))
    wait(1_000)
  }
  const [first, second, third] = opened
  assert.equal((await sessions.of(member)).length, 50)
  assert.deepEqual(
    overs.map(({ session }) => session),
    [first?.session, second?.session],
  )
  assert.equal(await sessions.find(second?.token ?? ''), undefined)
  assert.equal((await sessions.find(third?.token ?? ''))?.session, third?.session)
})

test('[E14] what is used over its socket alone goes on', async () => {
  const { member, sessions, wait, now } = await given()
  const { token } = await sessions.open(member, 'real', from)
  const held = await sessions.find(token)
  assert(held !== undefined)
  for (let days = 0; days < 6; days++) {
    wait(DAY_MS)
    sessions.seen(held)
    assert(held.expiresAt > now())
  }
  await written(member, now())
})
