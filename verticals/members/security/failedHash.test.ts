/** Changes of a password whose hashing fails: no code of the second factor is gone for nothing. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { meanwhile } from '../access/testing/meanwhile.ts'
import { createStage, PASSWORD } from './testing/stage.ts'

const NEW = { password: 'purple elephant sonata', confirm: 'purple elephant sonata' }

for (const [kind, call] of [
  ['login', 'changePassword'],
  ['transaction', 'changeTransactionPassword'],
] as const)
  test(`[E10, E38] once a code is used up nothing is hashed any more: ${call}`, async () => {
    const tables = meanwhile(await openTestTables())
    const [stage, others] = [createStage(tables), createStage(tables)]
    after(() => Promise.all([stage.stop(), others.stop()]))
    const { security } = stage
    const person = await stage.person()
    const code = await stage.withTotp(person)
    const made = await security.makeRecoveryCodes(person.by({ password: PASSWORD, totp: code() }))
    assert(!('ok' in made), JSON.stringify(made))
    const by = person.by({ password: PASSWORD, totp: made[0] })
    const wasDone = tables.before('array_remove(recovery_codes', stage.passwords.stop)
    const changed = await security[call](by, NEW)
    assert(changed === undefined || 'token' in changed, JSON.stringify(changed))
    assert(wasDone())
    assert.equal((await security.overview(person.id)).recoveryCodesLeft, 9)
    assert.equal(await others.passwords.check(person.id, kind, NEW.password), 'right')
  })
