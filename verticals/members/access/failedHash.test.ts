/** A reset in which something fails: no code is gone for nothing, neither the mailed one nor that of the second factor. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'
import { meanwhile } from './testing/meanwhile.ts'

const PASSWORD = 'mauve lantern 84'
const NEW = { password: 'amber lantern 85', confirm: 'amber lantern 85' }
const tables = meanwhile(await openTestTables())
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance } = given

async function leftOf(member: number): Promise<number | undefined> {
  const sql = 'select cardinality(recovery_codes) as left from member where id = $1'
  return (await tables.rows<{ left: number }>(sql, [member]))[0]?.left
}

test('[E9, E38] a reset that fails before anything is changed leaves both codes for another try', async () => {
  const email = 'ann@example.org'
  const { member, recovery } = await given.withTotp(email)
  const asked = { email, ...(await given.code(email, 'reset')), ...NEW, totp: recovery[0] }
  for (const part of ['update password set', 'array_remove(recovery_codes']) {
    const wasDone = tables.before(part, () => {
      throw new Error('the database is away')
    })
    await assert.rejects(entrance.resetPassword(asked, here), /the database is away/)
    assert.deepEqual([wasDone(), await leftOf(member)], [true, 10])
  }
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'ok')
})

test('[E21, E38] a thaw that fails leaves the mailed code for another try', async () => {
  const email = 'cid@example.org'
  const { member } = await given.withTotp(email)
  await tables.rows('update member set frozen_at = now() where id = $1', [member])
  const asked = { email, password: PASSWORD, ...(await given.code(email, 'thaw')) }
  const wasDone = tables.before('set frozen_at = null', () => {
    throw new Error('the database is away')
  })
  await assert.rejects(entrance.thaw(asked, here), /the database is away/)
  assert(wasDone())
  assert.equal(reasonOf(await entrance.thaw(asked, here)), 'ok')
  assert.equal(reasonOf(await entrance.thaw(asked, here)), 'codeWrong')
})

test('[E10, E38] once a code is used up nothing is hashed any more: a thread that fails costs none', async () => {
  const email = 'bob@example.org'
  const { member, recovery } = await given.withTotp(email)
  const asked = { email, ...(await given.code(email, 'reset')), ...NEW, totp: recovery[0] }
  const wasDone = tables.before('array_remove(recovery_codes', given.passwords.stop)
  assert.equal(reasonOf(await entrance.resetPassword(asked, here)), 'ok')
  assert.deepEqual([wasDone(), await leftOf(member)], [true, 9])
  const onFailure = (error: unknown) => assert.ifError(error)
  const others = createPasswords({ tables, keys: testKeys, now: given.now, onFailure })
  after(others.stop)
  assert.equal(await others.check(member, 'login', NEW.password), 'right')
})
