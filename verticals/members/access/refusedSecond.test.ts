/** A second factor that was right in a call that was refused: it is not used up, tells nothing, and serves one call. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { setPassword } from '../passwords/testing/setPassword.ts'
import { testKeys } from '../testing/keys.ts'
import { abreast } from './testing/abreast.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

/** What uses up a recovery code. */
const USING = 'array_remove(recovery_codes'
const tables = abreast(await openTestTables())
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, passwords } = given
const PASSWORD = 'mauve lantern 84'
const TRANSACTION = 'harbour of quartz 9'
const NEW = 'amber lantern 85'
const WRONG = '0000-0000-0000'

const twice = (password: string) => ({ password, confirm: password })

async function ticketOf(email: string): Promise<string> {
  const entered = await entrance.login({ email, password: PASSWORD }, here)
  assert('second' in entered && entered.second !== undefined, JSON.stringify(entered))
  return entered.second.ticket
}

async function leftOf(member: number): Promise<number | undefined> {
  const sql = 'select cardinality(recovery_codes) as left from member where id = $1'
  return (await tables.rows<{ left: number }>(sql, [member]))[0]?.left
}

async function sessionsOf(member: number): Promise<number> {
  return (await given.sessions.of(member)).length
}

async function timesTold(member: number): Promise<number> {
  const told = await given.events.of(member, undefined, 100)
  return told.filter(({ kind }) => kind === 'recoveryCodeUsed').length
}

test('[E38] a reset that is refused for its password uses up no recovery code, and tells of none', async () => {
  const email = 'ann@example.org'
  const { member, recovery } = await given.withTotp(email)
  const asked = { email, ...(await given.code(email, 'reset')), totp: recovery[0] }
  for (const [wished, reason] of [
    [{ password: NEW, confirm: PASSWORD }, 'passwordsDoNotMatch'],
    [twice('Dragon2026!'), 'passwordTooCommon'],
    [twice(TRANSACTION), 'transactionPasswordSame'],
    [twice(TRANSACTION), 'transactionPasswordSame'],
  ] as const)
    assert.equal(reasonOf(await entrance.resetPassword({ ...asked, ...wished }, here)), reason)
  assert.deepEqual([await leftOf(member), await timesTold(member)], [10, 0])
  assert.equal(await passwords.check(member, 'login', PASSWORD), 'right')
  assert.equal(reasonOf(await entrance.resetPassword({ ...asked, ...twice(NEW) }, here)), 'ok')
  assert.deepEqual([await leftOf(member), await timesTold(member)], [9, 1])
})

test('[E10] nor does it use up a code of the authenticator', async () => {
  const email = 'bob@example.org'
  const { code } = await given.withTotp(email)
  const asked = { email, ...(await given.code(email, 'reset')), totp: code(given.step()) }
  const same = await entrance.resetPassword({ ...asked, ...twice(TRANSACTION) }, here)
  assert.equal(reasonOf(same), 'transactionPasswordSame')
  assert.equal(reasonOf(await entrance.resetPassword({ ...asked, ...twice(NEW) }, here)), 'ok')
})

test('[E38, E10] a wrong code is told and counted before the transaction password is looked at', async () => {
  const email = 'cid@example.org'
  const { member, recovery } = await given.withTotp(email)
  const asked = { email, ...(await given.code(email, 'reset')), ...twice(TRANSACTION) }
  const reset = async (totp: string) =>
    reasonOf(await entrance.resetPassword({ ...asked, totp }, here))
  for (let nth = 0; nth < 4; nth++) assert.equal(await reset(WRONG), 'secondFactorWrong')
  // A right one is none of the five, however often it comes, and takes back none of the others.
  assert.equal(await reset(recovery[0] ?? ''), 'transactionPasswordSame')
  given.wait(61_000)
  Object.assign(asked, await given.code(email, 'reset'))
  assert.equal(await reset(recovery[0] ?? ''), 'transactionPasswordSame')
  assert.equal(await reset(WRONG), 'secondFactorWrong')
  assert.equal(await reset(recovery[0] ?? ''), 'tooManyAttempts')
  assert.equal(await leftOf(member), 10)
})

test('[E38] of two resets at once with one recovery code, one goes through', async () => {
  const email = 'dan@example.org'
  const { member, recovery } = await given.withTotp(email)
  const first = await given.code(email, 'reset')
  given.wait(61_000)
  const second = await given.code(email, 'reset')
  const wished = ['amber lantern 85', 'umber lantern 86']
  const held = tables.gather(2, USING)
  const answers = await Promise.all(
    [first, second].map((sent, nth) =>
      entrance.resetPassword(
        { email, ...sent, ...twice(wished[nth] ?? ''), totp: recovery[0] },
        here,
      ),
    ),
  )
  assert.equal(held(), 2)
  const reasons = answers.map(reasonOf)
  assert.deepEqual(reasons.toSorted(), ['ok', 'secondFactorWrong'])
  assert.deepEqual([await leftOf(member), await timesTold(member)], [9, 1])
  const lost = reasons.indexOf('secondFactorWrong')
  assert.equal(await passwords.check(member, 'login', wished[1 - lost] ?? ''), 'right')
  // [E9] What was mailed to who lost serves again, with another code.
  const again = { email, ...(lost === 0 ? first : second), ...twice(NEW), totp: recovery[1] }
  assert.equal(reasonOf(await entrance.resetPassword(again, here)), 'ok')
})

test('[E38] a sign-in that is refused at its last step uses up no recovery code', async () => {
  const email = 'eve@example.org'
  const { member, recovery } = await given.withTotp(email)
  const [totp = ''] = recovery
  const frozen = (at: string) =>
    tables.rows(`update member set frozen_at = ${at} where id = $1`, [member])
  const before = await sessionsOf(member)
  const [one, other] = [await ticketOf(email), await ticketOf(email)]
  await frozen('now()')
  assert.equal(reasonOf(await entrance.loginSecond({ ticket: one, totp }, here)), 'accountFrozen')
  await frozen('null')
  given.wait(1)
  await setPassword(passwords, member, 'login', PASSWORD)
  assert.equal(reasonOf(await entrance.loginSecond({ ticket: other, totp }, here)), 'ticketOver')
  assert.deepEqual([await leftOf(member), await timesTold(member)], [10, 0])
  assert.equal(await sessionsOf(member), before)
  const ticket = await ticketOf(email)
  assert.equal(reasonOf(await entrance.loginSecond({ ticket, totp }, here)), 'ok')
  assert.deepEqual([await leftOf(member), await timesTold(member)], [9, 1])
})

test('[E38, E10] of four sign-ins at once with one recovery code, one gets in; the others were wrong tries', async () => {
  const email = 'fay@example.org'
  const { member, recovery } = await given.withTotp(email)
  const [totp = '', another = '', third = ''] = recovery
  const before = await sessionsOf(member)
  const tickets: string[] = []
  for (let nth = 0; nth < 4; nth++) tickets.push(await ticketOf(email))
  const held = tables.gather(4, USING)
  const answers = await Promise.all(
    tickets.map((ticket) => entrance.loginSecond({ ticket, totp }, here)),
  )
  assert.equal(held(), 4)
  const wrong = new Array(3).fill('secondFactorWrong')
  const reasons = answers.map(reasonOf)
  assert.deepEqual(reasons.toSorted(), ['ok', ...wrong])
  assert.equal(await sessionsOf(member), before + 1)
  assert.deepEqual([await leftOf(member), await timesTold(member)], [9, 1])
  // Who lost has the ticket for another code; who got in has used it up.
  const again = async (ticket = '') =>
    reasonOf(await entrance.loginSecond({ ticket, totp: another }, here))
  assert.equal(await again(tickets[reasons.indexOf('ok')]), 'ticketOver')
  assert.equal(await again(tickets[reasons.indexOf('secondFactorWrong')]), 'ok')
  const second = async (code: string) => {
    const ticket = await ticketOf(email)
    return reasonOf(await entrance.loginSecond({ ticket, totp: code }, here))
  }
  for (let nth = 0; nth < 2; nth++) assert.equal(await second(WRONG), 'secondFactorWrong')
  assert.equal(await second(third), 'tooManyAttempts')
})
