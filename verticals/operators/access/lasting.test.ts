/** How long what opens the console is good for: sessions, the second factor, links and tickets. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createTickets } from '@evenkeel/wire/server'
import { createInvitations } from './invitations.ts'
import { createSessions } from './sessions.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ORIGIN = { address: '127.0.0.1', agent: '' }

const tables = await openTestTables()
const clock = { now: Date.now() }
const options = { tables, now: () => clock.now }
const sessions = createSessions(options)
const invitations = createInvitations(options)

async function operator(name: string): Promise<number> {
  const [row] = await tables.rows<{ id: number }>(
    `with named as (insert into operator (name) values ($1) returning id)
     insert into operator_access (operator, role, made_at, enrolled_at, password)
     select id, 'admin', $2, $2, 'none' from named returning operator::float8 as id`,
    [name, clock.now],
  )
  assert(row)
  return row.id
}

test('[P2] the link for the first operator is good for 24 hours', async () => {
  const { secret } = await invitations.give(undefined)
  clock.now += 24 * HOUR_MS - 1
  assert.deepEqual((await invitations.look(secret))?.role, 'admin')
  clock.now += 1
  assert.equal(await invitations.look(secret), undefined)
  const enrolled = { name: 'olga', password: 'hash', totp: undefined, passkey: undefined }
  assert.equal(await invitations.use(secret, enrolled), undefined)
})

test('[P3] the two steps of a sign-in are five minutes apart at most', () => {
  const tickets = createTickets<string>(() => clock.now)
  const ticket = tickets.give('olga')
  clock.now += 5 * MINUTE_MS - 1
  assert.equal(tickets.look(ticket), 'olga')
  clock.now += 1
  assert.equal(tickets.take(ticket), undefined)
})

test('[P5] a session lasts 12 hours, however much it is used', async () => {
  const { token, expires_in } = await sessions.open(await operator('olga'), ORIGIN)
  assert.equal(expires_in, 12 * 3_600)
  const isOpen = async () => {
    const session = await sessions.find(token)
    return session !== undefined && session.expiresAt > clock.now
  }
  for (let nth = 0; nth < 24; nth++) {
    clock.now += 30 * MINUTE_MS - 1
    assert.equal(await isOpen(), true)
  }
  clock.now += 23
  assert.equal(await isOpen(), true)
  clock.now += 1
  assert.equal(await isOpen(), false)
})

test('[P5] a session ends after 30 minutes without use', async () => {
  const id = await operator('omar')
  const { token } = await sessions.open(id, ORIGIN)
  clock.now += 30 * MINUTE_MS - 1
  assert.equal((await sessions.of(id)).length, 1)
  clock.now += 1
  assert.equal((await sessions.of(id)).length, 0)
  const { session = 0, expiresAt = 0 } = (await sessions.find(token)) ?? {}
  assert.ok(expiresAt <= clock.now)
  assert.equal(await sessions.ownerOf(session), undefined)
})

test('[P5] the second factor counts as just shown for 5 minutes', async () => {
  const { token } = await sessions.open(await operator('ines'), ORIGIN)
  const found = await sessions.find(token)
  assert(found)
  assert.equal(found.steppedUpUntil, clock.now + 5 * MINUTE_MS)
  clock.now += 10 * MINUTE_MS
  await sessions.stepUp(found.session)
  assert.equal((await sessions.find(token))?.steppedUpUntil, clock.now + 5 * MINUTE_MS)
})

test('[P6] the link of an invitation is good for 24 hours', async () => {
  const { secret } = await invitations.give(await operator('ugo'))
  clock.now += 24 * HOUR_MS - 1
  assert.equal((await invitations.look(secret))?.name, 'ugo')
  clock.now += 1
  assert.equal(await invitations.look(secret), undefined)
})
