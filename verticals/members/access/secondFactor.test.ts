/** The second step with a recovery code: it lets in once, is told, and counts among the same tries. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const tables = await openTestTables()
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, sessions } = given
const PASSWORD = 'mauve lantern 84'
const WRONG = '0000-0000-0000'

async function ticketOf(email: string): Promise<string> {
  const entered = await entrance.login({ email, password: PASSWORD }, here)
  assert('second' in entered && entered.second !== undefined, JSON.stringify(entered))
  return entered.second.ticket
}

async function second(email: string, totp: string) {
  return entrance.loginSecond({ ticket: await ticketOf(email), totp }, here)
}

test('[E38] a recovery code ends a sign-in instead of the authenticator, once', async () => {
  const { member, recovery, code } = await given.withTotp('ann@example.org')
  const [first = '', other = ''] = recovery
  const session = await second('ann@example.org', first.toLowerCase())
  assert('token' in session, JSON.stringify(session))
  assert.equal((await sessions.find(session.token))?.id, member)
  assert.equal(reasonOf(await second('ann@example.org', first)), 'secondFactorWrong')
  assert.equal(reasonOf(await second('ann@example.org', code(given.step()))), 'ok')
  assert.equal(reasonOf(await second('ann@example.org', other)), 'ok')
})

test('[E38, E16] its owner is told of each, with how many are left: in the app and by mail', async () => {
  const { member, recovery } = await given.withTotp('bob@example.org')
  for (const code of recovery.slice(0, 2)) await second('bob@example.org', code)
  await second('bob@example.org', WRONG)
  const told = (await given.events.of(member, undefined, 100)).filter(
    ({ kind }) => kind === 'recoveryCodeUsed',
  )
  assert.deepEqual(
    told.map(({ left, address }) => [left, address]),
    [
      [8, here.address],
      [9, here.address],
    ],
  )
  const mails = (await given.messenger.outbox(100)).filter(
    ({ to, subject }) => to === 'bob@example.org' && /Recovery code used/.test(subject ?? ''),
  )
  assert.deepEqual(
    mails.map(({ text }) => /Recovery codes left: (\d+)/.exec(text)?.[1]),
    ['8', '9'],
  )
  assert(mails.every(({ text }) => !recovery.some((code) => text.includes(code))))
})

test('[E10, E38] 5 codes of either kind are looked at in ten minutes, and no sixth', async () => {
  const { code, recovery } = await given.withTotp('cid@example.org')
  const right = code(given.step())
  const wrong = right === '000000' ? '111111' : '000000'
  const reasons: string[] = []
  for (const typed of [WRONG, wrong, WRONG, wrong, WRONG, recovery[0] ?? '', right])
    reasons.push(reasonOf(await second('cid@example.org', typed)))
  const five = new Array(5).fill('secondFactorWrong')
  assert.deepEqual(reasons, [...five, 'tooManyAttempts', 'tooManyAttempts'])
  given.wait(10 * 60_000)
  assert.equal(reasonOf(await second('cid@example.org', recovery[0] ?? '')), 'ok')
})

test('[E38] a recovery code is the second factor of a reset as well, and no more than that', async () => {
  const email = 'dan@example.org'
  const { recovery } = await given.withTotp(email)
  const password = 'another lantern 84'
  const asked = { email, password, confirm: password, ...(await given.code(email, 'reset')) }
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'secondFactorNeeded')
  const wrong = await entrance.resetPassword({ ...asked, totp: WRONG }, here)
  assert.equal(reasonOf(wrong), 'secondFactorWrong')
  const done = await entrance.resetPassword({ ...asked, totp: recovery[0] }, here)
  assert('device' in done, JSON.stringify(done))
  const entered = await entrance.login({ email, password }, here)
  assert('second' in entered && entered.second !== undefined)
})

test('[E10, E38] right codes are not among the tries: who has ten can use all ten', async () => {
  const { recovery } = await given.withTotp('eve@example.org')
  for (const code of recovery) assert.equal(reasonOf(await second('eve@example.org', code)), 'ok')
})
