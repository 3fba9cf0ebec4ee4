/** The last step of every way in: what a change of the password or a flood of devices does to it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { testKeys } from '../testing/keys.ts'
import { solve } from '../testing/solve.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const plain = await openTestTables()
/** Done once, right before the next session is written. */
let meanwhile: (() => Promise<unknown>) | undefined
const tables: typeof plain = {
  ...plain,
  async rows(sql, values) {
    const first = sql.includes('insert into session') ? meanwhile : undefined
    if (first !== undefined) meanwhile = undefined
    await first?.()
    return plain.rows(sql, values)
  },
}
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, entering, sessions, passwords } = given

const PASSWORD = 'mauve lantern 84'
const NEW = 'amber lantern 85'

test('[E13, I7] a sign-in that waits for its second step is over when the password changes', async () => {
  const { member, code } = await given.withTotp('ann@example.org')
  const entered = await entrance.login({ email: 'ann@example.org', password: PASSWORD }, here)
  assert('second' in entered && entered.second !== undefined)
  given.wait(1)
  await passwords.set(member, 'login', NEW)
  await sessions.end(member, {})
  const { ticket } = entered.second
  const second = await entrance.loginSecond({ ticket, totp: code(given.step()) }, here)
  assert.equal(reasonOf(second), 'ticketOver')
  assert.deepEqual(await sessions.of(member), [])
})

test('[E13, I7] a password that changes while somebody signs in with the old one lets nobody in', async () => {
  const { member } = await given.join('bob@example.org')
  given.wait(1)
  meanwhile = async () => {
    await passwords.set(member, 'login', NEW)
    await sessions.end(member, {})
  }
  const asked = { email: 'bob@example.org', password: PASSWORD }
  assert.equal(reasonOf(await entrance.login(asked, here)), 'wrongCredentials')
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
  const sql = 'select count(*)::int as many from device where member = $1'
  assert.deepEqual(await plain.rows(sql, [member]), [{ many: 20 }])
})

test('[E7] all addresses of a member are one line of guesses', async () => {
  const { member } = await given.join('dan@example.org')
  await given.contacts.set(member, { kind: 'phone', text: '+4915123456780' })
  const guess = { password: 'not the one 77' }
  const phone = { area_code: '+49', phone: '0151 2345 6780' }
  for (let nth = 0; nth < 10; nth++) {
    const said = nth % 2 === 0 ? { email: 'dan@example.org' } : phone
    await entrance.login({ ...guess, ...said }, { ...here, address: `10.9.${nth}.1` })
  }
  for (const said of [{ email: 'dan@example.org' }, phone]) {
    const from = { ...here, address: '10.8.1.1' }
    assert.equal(reasonOf(await entrance.login({ ...guess, ...said }, from)), 'captchaNeeded')
  }
})

test('[E10] who knows only the password cannot keep a known device from its second step', async () => {
  const { member, code } = await given.withTotp('eve@example.org')
  const device = await entering.renewDevices(member)
  const asked = { email: 'eve@example.org', password: PASSWORD }
  const secondOf = async (more: object, totp: string) => {
    const entered = await entrance.login({ ...asked, ...more }, here)
    assert('second' in entered && entered.second !== undefined, JSON.stringify(entered))
    return reasonOf(await entrance.loginSecond({ ticket: entered.second.ticket, totp }, here))
  }
  const right = () => code(given.step())
  const wrong = () => (right() === '000000' ? '111111' : '000000')
  for (let nth = 0; nth < 5; nth++) assert.equal(await secondOf({}, wrong()), 'secondFactorWrong')
  assert.equal(await secondOf({}, right()), 'tooManyAttempts')
  assert.equal(await secondOf({ device }, right()), 'ok')
})
