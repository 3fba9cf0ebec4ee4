/** Registration: everything that is asked for, and nobody is made without it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const tables = await openTestTables()
const journal = memoryJournal()
const given = await givenEntrance({ tables, journal, keys: testKeys, solve })
const { entrance, sessions } = given

async function count(table: 'member' | 'contact' | 'password'): Promise<number> {
  const [row] = await tables.rows<{ count: number }>(
    `select count(*)::int as count from ${table}`,
    [],
  )
  return row?.count ?? 0
}
const counts = async () => [await count('member'), await count('contact'), await count('password')]

test('[E1] whoever has all of it becomes a member, and is signed in', async () => {
  const { member, session } = await given.join('ann@example.org')
  const found = await sessions.find(session.token)
  assert.deepEqual([found?.id, found?.realm], [member, 'real'])
  assert.equal(await given.passwords.check(member, 'login', 'mauve lantern 84'), 'right')
  assert.equal(await given.passwords.check(member, 'transaction', 'harbour of quartz 9'), 'right')
  assert(await given.entering.knows(member, session.device))
})

test('[E1] a mobile number does as well', async () => {
  const said = { area_code: '+49', phone: '0151 2345 6789' }
  const captcha = given.worked('register')
  const sent = await entrance.sendCode({ ...said, purpose: 'register', captcha }, here, 'de')
  assert('ticket' in sent)
  const { email: _, ...form } = await given.form('unused@example.org')
  const codes = { ticket: sent.ticket, code: sent.sandbox_code ?? '' }
  const session = await entrance.register({ ...form, ...said, ...codes }, here, 'de')
  assert('token' in session)
  const phone = { kind: 'phone', text: '+4915123456789' } as const
  const member = await given.contacts.find(phone)
  const sql = 'select language from member where id = $1'
  assert.deepEqual(await tables.rows(sql, [member]), [{ language: 'de' }])
})

for (const [what, more, reason] of [
  ['no address', { email: undefined }, 'invalidEmail'],
  ['no e-mail address', { email: 'bob(at)example.org' }, 'invalidEmail'],
  ['no number', { email: undefined, area_code: '+49', phone: '12' }, 'invalidPhone'],
  ['another confirmation', { confirm: 'mauve lantern 85' }, 'passwordsDoNotMatch'],
  ['a short password', { password: 'mauve 8', confirm: 'mauve 8' }, 'passwordTooShort'],
  ['a short transaction password', { transaction_password: 'quartz' }, 'passwordTooShort'],
  ['a long password', { password: 'xy'.repeat(65), confirm: 'xy'.repeat(65) }, 'passwordTooLong'],
  ['a common password', { password: 'Qwerty2026', confirm: 'Qwerty2026' }, 'passwordTooCommon'],
  ['a common transaction password', { transaction_password: '12345678' }, 'passwordTooCommon'],
  ['the address as password', { transaction_password: 'my bobbin' }, 'passwordTooCommon'],
  ['no agreement', { agreed: false }, 'agreementNeeded'],
  ['an unknown invitation', { invite_code: 'NOBODYS1' }, 'inviteCodeUnknown'],
  [
    'one password for both',
    { transaction_password: 'mauve lantern 84' },
    'transactionPasswordSame',
  ],
  ['another ticket', { ticket: 'A'.repeat(43) }, 'codeWrong'],
] as const)
  test(`[E1] [E5] with ${what} nobody is made: ${reason}`, async () => {
    given.wait(61_000)
    const email = 'bobbin@example.org'
    const before = await counts()
    const form = { ...(await given.form(email)), ...more }
    assert.equal(reasonOf(await entrance.register(form, here, 'en')), reason)
    assert.deepEqual(await counts(), before)
    given.wait(24 * 3_600_000)
  })

test('[E1] a code registers once, and with its own ticket and address only', async () => {
  const form = await given.form('cid@example.org')
  const other = { ...form, email: 'dan@example.org' }
  assert.equal(reasonOf(await entrance.register(other, here, 'en')), 'codeWrong')
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'ok')
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'codeWrong')
})

test('[E1] [E4] an address that somebody else took meanwhile makes nobody, not even by half', async () => {
  const { member: other } = await given.join('eve@example.org')
  const form = await given.form('wanted@example.org')
  const before = await counts()
  const racing = entrance.register(form, here, 'en')
  const used = `select 1 from verification_code where used_at is not null and lookup = $1`
  const wanted = { kind: 'email', text: 'wanted@example.org' } as const
  while ((await tables.rows(used, [given.contacts.index(wanted)])).length === 0);
  // The passwords are being hashed now.
  assert(await given.contacts.set(other, wanted))
  assert.equal(reasonOf(await racing), 'codeWrong')
  assert.deepEqual(await counts(), before)
})

test('[E4] an address is the same whatever its case', async () => {
  await given.join('fay@example.org')
  given.wait(61_000)
  const again = await given.form(' FAY@Example.org ')
  assert.equal(reasonOf(await entrance.register(again, here, 'en')), 'codeWrong')
})

test('[E3] the house code is asked for, and taken in any case; closed is closed', async () => {
  const { houseCode } = await given.rules()
  assert.match(houseCode, /^[0-9A-F]{8}$/)
  const form = await given.form('gus@example.org', { invite_code: houseCode.toLowerCase() })
  await tables.rows(`insert into setting (name, value) values ('registration', 'closed')`, [])
  given.wait(1_000)
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'registrationClosed')
  const captcha = given.worked('register')
  const asked = { email: 'new@example.org', purpose: 'register', captcha } as const
  assert.equal(reasonOf(await entrance.sendCode(asked, here, 'en')), 'registrationClosed')
  await tables.rows(`delete from setting where name = 'registration'`, [])
  given.wait(1_000)
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'ok')
})

test('[E3] [E32] who was invited by a member is told to the core', async () => {
  const { member: inviter } = await given.join('ida@example.org')
  const sql = 'select invite_code from member where id = $1'
  const [row] = await tables.rows<{ invite_code: string }>(sql, [inviter])
  const before = journal.batches.length
  const { member } = await given.join('jon@example.org', { invite_code: row?.invite_code })
  const own = 'select invited_by::float8 as by from member where id = $1'
  assert.deepEqual(await tables.rows(own, [member]), [{ by: inviter }])
  assert.equal(journal.batches.length, before + 1)
})

test('[E6] a full line costs no code: it serves when there is room again', async () => {
  const form = await given.form('kim@example.org')
  const all = given.passwords.reserve(63)
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'accountsBusy')
  all?.release()
  assert.equal(reasonOf(await entrance.register(form, here, 'en')), 'ok')
})

test('[E8] a code for a visitor costs a solved proof of work, of that action and caller, each time', async () => {
  const asked = { email: 'leo@example.org', purpose: 'register' } as const
  const reason = async (captcha?: string) =>
    reasonOf(await entrance.sendCode({ ...asked, captcha }, here, 'en'))
  assert.equal(await reason(), 'captchaNeeded')
  assert.equal(await reason(given.worked('reset')), 'captchaNeeded')
  assert.equal(await reason(given.worked('register', 12)), 'captchaNeeded')
  assert.equal(await reason(given.worked('register', 16, '198.51.100.4')), 'captchaNeeded')
  const captcha = given.worked('register')
  assert.equal(await reason(captcha), 'ok')
  given.wait(61_000)
  assert.equal(await reason(captcha), 'captchaNeeded')
})
