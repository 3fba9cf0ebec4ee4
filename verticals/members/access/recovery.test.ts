/** The ways back into an account: a new password, the end of a freeze. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const tables = await openTestTables()
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, sessions, passwords, entering } = given

const DAY_MS = 24 * 3_600_000
const PASSWORD = 'mauve lantern 84'
const NEW = { password: 'amber lantern 85', confirm: 'amber lantern 85' }

async function kinds(member: number): Promise<string[]> {
  const sql = 'select kind from account_event where member = $1 order by id'
  return (await tables.rows<{ kind: string }>(sql, [member])).map(({ kind }) => kind)
}

/** How long withdrawals are held from now on. */
async function heldMs(member: number): Promise<number | undefined> {
  const sql = `select extract(epoch from withdrawals_held_until)::float8 * 1000 as until
    from member where id = $1`
  const [row] = await tables.rows<{ until: number | null }>(sql, [member])
  return row?.until ? row.until - given.now() : undefined
}

test('[E13] [E18] a new password ends every session, holds withdrawals for a day, and is told', async () => {
  const { member, session } = await given.join('ann@example.org')
  given.wait(61_000)
  const sent = await given.code('ann@example.org', 'reset')
  const asked = { email: 'ann@example.org', ...sent, ...NEW }
  const done = await entrance.resetPassword(asked, here)
  assert('device' in done)
  // [E7] Whoever read the mail is at home: nobody can keep this device out by guessing.
  assert(await entering.knows(member, done.device))
  assert.equal(await passwords.check(member, 'login', NEW.password), 'right')
  assert.equal(await passwords.check(member, 'login', PASSWORD), 'wrong')
  assert.equal(await sessions.find(session.token), undefined)
  assert(!(await entering.knows(member, session.device)))
  assert.equal(await heldMs(member), DAY_MS)
  assert((await kinds(member)).includes('passwordChanged'))
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'codeWrong')
})

for (const [what, more, reason] of [
  ['another confirmation', { confirm: 'amber lantern 86' }, 'passwordsDoNotMatch'],
  ['a short one', { password: 'amber', confirm: 'amber' }, 'passwordTooShort'],
  ['a common one', { password: 'Dragon2026!', confirm: 'Dragon2026!' }, 'passwordTooCommon'],
  ['another ticket', { ticket: 'B'.repeat(43) }, 'codeWrong'],
  ['no address', { email: 'bob' }, 'invalidEmail'],
] as const)
  test(`[E5] [E9] a reset with ${what} changes nothing: ${reason}`, async () => {
    given.wait(61_000)
    const email = `bob.${reason.toLowerCase()}@example.org`
    const { member, session } = await given.join(email)
    given.wait(61_000)
    const sent = await given.code(email, 'reset')
    const asked = { email, ...sent, ...NEW, ...more }
    assert.equal(reasonOf(await entrance.resetPassword(asked, here)), reason)
    assert.equal(await passwords.check(member, 'login', PASSWORD), 'right')
    assert.equal((await sessions.find(session.token))?.id, member)
    assert.equal(await heldMs(member), undefined)
  })

test('[E5] [I12] a new login password is not the transaction password', async () => {
  const { member } = await given.join('cid@example.org')
  given.wait(61_000)
  const sent = await given.code('cid@example.org', 'reset')
  const asked = { email: 'cid@example.org', ...sent }
  const same = { password: 'harbour of quartz 9', confirm: 'harbour of quartz 9' }
  const refused = await entrance.resetPassword({ ...asked, ...same }, here)
  assert.equal(reasonOf(refused), 'transactionPasswordSame')
  assert.equal(await passwords.check(member, 'login', PASSWORD), 'right')
  assert('device' in (await entrance.resetPassword({ ...asked, ...NEW }, here)))
})

test('[E9] a code to reset is not one to thaw, and one of another address is none', async () => {
  await given.join('dan@example.org')
  await given.join('eve@example.org')
  given.wait(61_000)
  const sent = await given.code('dan@example.org', 'reset')
  const other = { email: 'eve@example.org', ...sent, ...NEW }
  assert.equal(reasonOf(await entrance.resetPassword(other, here)), 'codeWrong')
  const thaw = { email: 'dan@example.org', ...sent, password: PASSWORD }
  assert.equal(reasonOf(await entrance.thaw(thaw, here)), 'codeWrong')
})

test('[E10] with a second factor a reset needs its code; the mailed one serves until that is right', async () => {
  const { code, member } = await given.withTotp('fay@example.org')
  given.wait(61_000)
  const sent = await given.code('fay@example.org', 'reset')
  const asked = { email: 'fay@example.org', ...sent, ...NEW }
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'secondFactorNeeded')
  const totp = code(given.step())
  const wrong = { ...asked, totp: totp === '000000' ? '111111' : '000000' }
  assert.equal(reasonOf(await entrance.resetPassword(wrong, here)), 'secondFactorWrong')
  assert.equal(await passwords.check(member, 'login', PASSWORD), 'right')
  assert('device' in (await entrance.resetPassword({ ...asked, totp }, here)))
  const again = { ...asked, totp: code(given.step() + 1) }
  assert.equal(reasonOf(await entrance.resetPassword(again, here)), 'codeWrong')
})

test('[E9] what is kept of a right code is for the same form, and for five minutes', async () => {
  await given.withTotp('gus@example.org')
  given.wait(61_000)
  const sent = await given.code('gus@example.org', 'reset')
  const asked = { email: 'gus@example.org', ...sent, ...NEW }
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'secondFactorNeeded')
  const thaw = { email: 'gus@example.org', ...sent, password: PASSWORD }
  assert.equal(reasonOf(await entrance.thaw(thaw, here)), 'codeWrong')
  given.wait(5 * 60_000)
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'codeWrong')
})

test('[E21] a frozen account says so after the right password only, until it is thawed', async () => {
  const { member } = await given.join('ida@example.org')
  const own = { email: 'ida@example.org', password: PASSWORD }
  await tables.rows('update member set frozen_at = now() where id = $1', [member])
  const wrong = await entrance.login({ ...own, password: 'not the one 77' }, here)
  assert.equal(reasonOf(wrong), 'wrongCredentials')
  assert.equal(reasonOf(await entrance.login(own, here)), 'accountFrozen')

  given.wait(61_000)
  const sent = await given.code('ida@example.org', 'thaw')
  const thaw = { ...own, ...sent }
  const other = { ...thaw, code: sent.code === '000000' ? '111111' : '000000' }
  assert.equal(reasonOf(await entrance.thaw(other, here)), 'codeWrong')
  const badly = { ...thaw, password: 'not the one 77' }
  assert.equal(reasonOf(await entrance.thaw(badly, here)), 'wrongCredentials')
  assert.equal(reasonOf(await entrance.login(own, here)), 'accountFrozen')
  assert.deepEqual(await entrance.thaw(thaw, here), {})
  assert('session' in (await entrance.login(own, here)))
  assert((await kinds(member)).includes('thawed'))
  assert.equal(reasonOf(await entrance.thaw(thaw, here)), 'codeWrong')
})

test('[E21] [I4] a thaw with right codes lets 10 passwords through in ten minutes, 5 for each', async () => {
  const { member } = await given.join('jon@example.org')
  await tables.rows('update member set frozen_at = now() where id = $1', [member])
  given.wait(61_000)
  const sent = await given.code('jon@example.org', 'thaw')
  const badly = { email: 'jon@example.org', ...sent, password: 'not the one 77' }
  const reasons: string[] = []
  for (let nth = 0; nth < 6; nth++) reasons.push(reasonOf(await entrance.thaw(badly, here)))
  given.wait(61_000)
  const next = await given.code('jon@example.org', 'thaw')
  for (let nth = 0; nth < 5; nth++)
    reasons.push(reasonOf(await entrance.thaw({ ...badly, ...next }, here)))
  const five = new Array(5).fill('wrongCredentials')
  assert.deepEqual(reasons, [...five, 'codeWrong', ...five])

  given.wait(8 * 60_000)
  const last = await given.code('jon@example.org', 'thaw')
  const own = { email: 'jon@example.org', ...last, password: PASSWORD }
  assert.equal(reasonOf(await entrance.thaw(own, here)), 'tooManyAttempts')
  // What was not looked at costs no code: it serves when there is room again.
  given.wait(59_000)
  assert.deepEqual(await entrance.thaw(own, here), {})
})

test('[E21] a code to thaw what is not frozen is never right', async () => {
  await given.join('kim@example.org')
  given.wait(61_000)
  const sent = await given.code('kim@example.org', 'thaw')
  const asked = { email: 'kim@example.org', ...sent, password: PASSWORD }
  assert.equal(reasonOf(await entrance.thaw(asked, here)), 'codeWrong')
})
