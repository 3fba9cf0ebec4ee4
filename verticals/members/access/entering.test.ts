/** The last step of every way in: what a change of the password or a flood of devices does to it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { setPassword } from '../passwords/testing/setPassword.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'
import { meanwhile } from './testing/meanwhile.ts'

const tables = meanwhile(await openTestTables())
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, entering, sessions, passwords } = given

const PASSWORD = 'mauve lantern 84'
const NEW = 'amber lantern 85'

async function devicesOf(member: number): Promise<number | undefined> {
  const sql = 'select count(*)::int as many from device where member = $1'
  return (await tables.rows<{ many: number }>(sql, [member]))[0]?.many
}

async function ticketOf(email: string, device?: string): Promise<string> {
  const entered = await entrance.login({ email, password: PASSWORD, device }, here)
  assert('second' in entered && entered.second !== undefined, JSON.stringify(entered))
  return entered.second.ticket
}

test('[E13, I7] a sign-in that waits for its second step is over when the password changes', async () => {
  const { member, code } = await given.withTotp('ann@example.org')
  const ticket = await ticketOf('ann@example.org')
  given.wait(1)
  await setPassword(passwords, member, 'login', NEW)
  await sessions.end(member, {})
  const second = await entrance.loginSecond({ ticket, totp: code(given.step()) }, here)
  assert.equal(reasonOf(second), 'ticketOver')
  assert.deepEqual(await sessions.of(member), [])
})

test('[E13, I7] a password that changes while somebody signs in with the old one lets nobody in', async () => {
  const { member } = await given.join('bob@example.org')
  given.wait(1)
  const wasDone = tables.before('insert into session', async () => {
    await setPassword(passwords, member, 'login', NEW)
    await sessions.end(member, {})
  })
  const asked = { email: 'bob@example.org', password: PASSWORD }
  assert.equal(reasonOf(await entrance.login(asked, here)), 'wrongCredentials')
  assert(wasDone())
  assert.deepEqual(await sessions.of(member), [])
  const fresh = await entrance.login({ ...asked, password: NEW }, here)
  assert('session' in fresh)
})

test('[E7] a member has 20 known devices: the one that was not seen longest goes', async () => {
  const { member, session } = await given.join('cid@example.org')
  const devices = [session.device]
  for (let nth = 0; nth < 19; nth++) {
    const entered = await entering.enter(member, here, {})
    assert('session' in entered && entered.session !== undefined)
    devices.push(entered.session.device)
  }
  const [oldest, second] = devices
  assert(await entering.knows(member, oldest))
  await entering.enter(member, here, { device: oldest })
  await entering.enter(member, here, {})
  assert(await entering.knows(member, oldest))
  assert(!(await entering.knows(member, second)))
  assert.equal(await devicesOf(member), 20)
})

test('[E7] each address of a member is a line of guesses of its own, however it is spelled', async () => {
  const { member } = await given.join('dan@example.org')
  await given.contacts.set(member, { kind: 'phone', text: '+4915123456780' })
  const guess = { password: 'not the one 77' }
  const phone = { area_code: '+49', phone: '0151 2345 6780' }
  for (let nth = 0; nth < 10; nth++) {
    const email = nth % 2 === 0 ? 'dan@example.org' : 'DAN@Example.org'
    await entrance.login({ ...guess, email }, { ...here, address: `10.9.${nth}.1` })
  }
  const reasons: string[] = []
  for (const said of [{ email: 'Dan@example.org' }, phone]) {
    const from = { ...here, address: '10.8.1.1' }
    reasons.push(reasonOf(await entrance.login({ ...guess, ...said }, from)))
  }
  assert.deepEqual(reasons, ['captchaNeeded', 'wrongCredentials'])
})

test('[E10] who knows only the password cannot keep a known device from its second step', async () => {
  const { member, code } = await given.withTotp('eve@example.org')
  const device = await entering.renewDevices(member)
  const secondOf = async (from: string | undefined, totp: string) => {
    const ticket = await ticketOf('eve@example.org', from)
    return reasonOf(await entrance.loginSecond({ ticket, totp }, here))
  }
  const right = () => code(given.step())
  const wrong = () => (right() === '000000' ? '111111' : '000000')
  for (let nth = 0; nth < 5; nth++)
    assert.equal(await secondOf(undefined, wrong()), 'secondFactorWrong')
  assert.equal(await secondOf(undefined, right()), 'tooManyAttempts')
  assert.equal(await secondOf(device, right()), 'ok')
})

test('[E7] a device that a new password made strange stays so: who does not get in is not known', async () => {
  const email = 'fay@example.org'
  const { member, recovery } = await given.withTotp(email)
  const [totp = ''] = recovery
  const old = await entering.renewDevices(member)
  const ticket = await ticketOf(email, old)
  given.wait(1)
  await setPassword(passwords, member, 'login', PASSWORD)
  const own = await entering.renewDevices(member)
  assert.equal(reasonOf(await entrance.loginSecond({ ticket, totp }, here)), 'ticketOver')
  assert.deepEqual(
    [await entering.knows(member, old), await entering.knows(member, own)],
    [false, true],
  )

  const fresh = await ticketOf(email)
  const wasDone = tables.before('array_remove(recovery_codes', () =>
    tables.rows(`update member set recovery_codes = '{}' where id = $1`, [member]),
  )
  const lost = await entrance.loginSecond({ ticket: fresh, totp }, here)
  assert.deepEqual([reasonOf(lost), wasDone()], ['secondFactorWrong', true])
  assert.equal(await devicesOf(member), 1)
})

test('[E7] nor is a device known whose sign-in is overtaken by a new password at the last moment', async () => {
  const { member } = await given.join('gus@example.org')
  given.wait(1)
  let own = ''
  const wasDone = tables.before('insert into device', async () => {
    await setPassword(passwords, member, 'login', NEW)
    await sessions.end(member, {})
    own = await entering.renewDevices(member)
  })
  const entered = await entrance.login({ email: 'gus@example.org', password: PASSWORD }, here)
  assert('session' in entered && entered.session !== undefined)
  assert(wasDone())
  assert.equal(await sessions.find(entered.session.token), undefined)
  assert(!(await entering.knows(member, entered.session.device)))
  assert.deepEqual([await entering.knows(member, own), await devicesOf(member)], [true, 1])
})

test('[E7] nor one that signs in with the old password while a reset is under way', async () => {
  const email = 'ida@example.org'
  const { member } = await given.join(email)
  given.wait(61_000)
  const sent = await given.code(email, 'reset')
  let other: object | undefined
  const wasDone = tables.before('insert into password', async () => {
    other = await entrance.login({ email, password: PASSWORD }, here)
  })
  const done = await entrance.resetPassword({ email, ...sent, password: NEW, confirm: NEW }, here)
  assert('device' in done && other !== undefined && 'session' in other && wasDone())
  const { token, device } = other.session as { token: string; device: string }
  assert.equal(await sessions.find(token), undefined)
  assert(!(await entering.knows(member, device)))
  assert(await entering.knows(member, done.device))
})

for (const [what, part] of [
  ['its code is used up', 'array_remove(recovery_codes'],
  ['its device is noted', 'insert into device'],
] as const)
  test(`[E15] a sign-in that fails while ${what} leaves no session in the list`, async () => {
    const email = `hal.${part.length}@example.org`
    const { member, recovery } = await given.withTotp(email)
    const before = await sessions.of(member)
    const ticket = await ticketOf(email)
    const wasDone = tables.before(part, () => {
      throw new Error('the database is away')
    })
    const second = entrance.loginSecond({ ticket, totp: recovery[0] ?? '' }, here)
    await assert.rejects(second, /the database is away/)
    assert(wasDone())
    assert.deepEqual(await sessions.of(member), before)
  })
