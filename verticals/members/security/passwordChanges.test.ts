/** Changes of the two passwords: what they end, what they hold, and what nobody can find out by them. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import fc from 'fast-check'
import { createStage, HOUR_MS, PASSWORD, TRANSACTION } from './testing/stage.ts'

const NEW = 'purple elephant sonata'
const DAY_MS = 24 * HOUR_MS
const TRIES = 5
const stage = createStage(await openTestTables())
after(stage.stop)

const { security, passwords, sessions } = stage
const twice = (password: string) => ({ password, confirm: password })
const refusalOf = (answer: object | undefined) =>
  answer !== undefined && 'refusal' in answer ? answer.refusal : undefined

test('[E13, E16, I7] a new login password ends every other session and renews this one, at once', async () => {
  const ann = await stage.person()
  const phone = await sessions.open(ann.id, 'real', ann.from)
  const demo = await sessions.open(ann.id, 'demo', ann.from)
  const bob = await stage.person()
  stage.overs.length = 0
  const changed = await security.changePassword(ann.by(), twice(NEW))
  assert('token' in changed)
  for (const token of [ann.token, phone.token, demo.token])
    assert.equal(await sessions.find(token), undefined)
  assert.equal((await sessions.find(changed.token))?.session, ann.caller.session)
  assert.equal((await sessions.find(bob.token))?.id, bob.id)
  assert.deepEqual(
    stage.overs.toSorted((one, other) => one.session - other.session),
    [
      { session: ann.caller.session, isRenewed: true },
      { session: phone.session, isRenewed: false },
      { session: demo.session, isRenewed: false },
    ],
  )
  assert.equal(await passwords.check(ann.id, 'login', NEW), 'right')
  assert.equal(await passwords.check(ann.id, 'login', PASSWORD), 'wrong')
  assert.deepEqual(await stage.kindsOf(ann.id), ['passwordChanged'])
  assert.equal(await stage.heldUntil(ann.id), undefined)
})

test('[E7, I7] after a new login password no device is known but this one', async () => {
  const ann = await stage.person()
  const before = await stage.entering.renewDevices(ann.id)
  assert(await stage.entering.knows(ann.id, before))
  const wished = { password: 'a new one, quartz 11', confirm: 'a new one, quartz 11' }
  const changed = await stage.security.changePassword(ann.by(), wished)
  assert('device' in changed)
  assert(!(await stage.entering.knows(ann.id, before)))
  assert(await stage.entering.knows(ann.id, changed.device))
})

test('[E5, E17] a password that is refused changes nothing', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  const by = ann.by({ password: PASSWORD, totp: code() })
  for (const [wished, refusal] of [
    [{ password: NEW, confirm: PASSWORD }, 'passwordsDoNotMatch'],
    [twice('short'), 'passwordTooShort'],
    [twice('x'.repeat(129)), 'passwordTooLong'],
    [twice('password123'), 'passwordTooCommon'],
    [twice(`${ann.email.split('@')[0]} and more`), 'passwordTooCommon'],
  ] as const) {
    assert.equal(refusalOf(await security.changePassword(by, wished)), refusal)
    assert.equal(refusalOf(await security.changeTransactionPassword(by, wished)), refusal)
  }
  // None of these has used up the code.
  const unproven = ann.by({ password: PASSWORD })
  assert.equal(refusalOf(await security.changePassword(unproven, twice(NEW))), 'secondFactorWrong')
  assert.equal((await sessions.find(ann.token))?.id, ann.id)
  assert.equal(await passwords.check(ann.id, 'login', PASSWORD), 'right')
  assert.equal(refusalOf(await security.changeTransactionPassword(by, twice(NEW))), undefined)
})

test('[E5] the two passwords stay different, whichever is changed', async () => {
  const ann = await stage.person()
  const same = 'transactionPasswordSame'
  const login = await security.changePassword(ann.by(), twice(TRANSACTION))
  const other = await security.changeTransactionPassword(ann.by(), twice(PASSWORD))
  assert.deepEqual([refusalOf(login), refusalOf(other)], [same, same])
  assert.deepEqual(await stage.kindsOf(ann.id), [])
  assert.equal(await stage.heldUntil(ann.id), undefined)
})

test('[E42] a password that is there already is refused, once the proof was right, and uses up no code', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  const right = { password: PASSWORD, totp: code() }
  const wrong = ann.by({ ...right, password: 'not the password' })
  for (const { by, refusal } of [
    { by: wrong, refusal: 'wrongPassword' },
    { by: ann.by({ ...right, totp: '000000' }), refusal: 'secondFactorWrong' },
    { by: ann.by(right), refusal: 'passwordSame' },
  ]) {
    assert.equal(refusalOf(await security.changePassword(by, twice(PASSWORD))), refusal)
    const other = await security.changeTransactionPassword(by, twice(TRANSACTION))
    assert.equal(refusalOf(other), refusal)
  }
  assert.equal((await sessions.find(ann.token))?.id, ann.id)
  assert.equal(await stage.heldUntil(ann.id), undefined)
  assert.deepEqual(await stage.kindsOf(ann.id), ['secondFactorOn'])
  assert('token' in (await security.changePassword(ann.by(right), twice(NEW))))
})

test('[E18, E42] who has no tries left does not learn from a change what the transaction password is', async () => {
  const ann = await stage.person()
  for (let nth = 0; nth < TRIES; nth++)
    assert.equal(await passwords.check(ann.id, 'transaction', `a guess ${nth}`), 'wrong')
  assert.equal(await security.changeTransactionPassword(ann.by(), twice(TRANSACTION)), undefined)
  assert.equal(await stage.heldUntil(ann.id), stage.now() + DAY_MS)
})

test('[E16, E18] a new transaction password holds withdrawals for 24 hours; sessions go on', async () => {
  const ann = await stage.person()
  assert.equal(await security.changeTransactionPassword(ann.by(), twice(NEW)), undefined)
  assert.equal(await passwords.check(ann.id, 'transaction', NEW), 'right')
  assert.equal(await passwords.check(ann.id, 'transaction', TRANSACTION), 'wrong')
  assert.equal(await stage.heldUntil(ann.id), stage.now() + DAY_MS)
  assert.equal((await sessions.find(ann.token))?.id, ann.id)
  assert.deepEqual(await stage.kindsOf(ann.id), ['transactionPasswordChanged'])
  stage.wait(DAY_MS)
  assert.equal(await stage.heldUntil(ann.id), undefined)
})

test('[E18, I12] changing the login password is no way to find the transaction password', async () => {
  const ann = await stage.person()
  let current = PASSWORD
  for (let nth = 0; nth < TRIES; nth++) {
    const guess = `a guess at the vault ${nth}`
    const changed = await security.changePassword(ann.by({ password: current }), twice(guess))
    assert('token' in changed)
    const renewed = await sessions.find(changed.token)
    assert.equal(renewed?.session, ann.caller.session)
    current = guess
  }
  // The sixth is right, and they do not learn it.
  const sixth = await security.changePassword(ann.by({ password: current }), twice(TRANSACTION))
  assert('token' in sixth)
  assert.equal(await passwords.check(ann.id, 'transaction', TRANSACTION), 'exhausted')
})

test('[E18, I12] the transaction password has five tries in 24 hours, in whatever order they come', async () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ type: 'wrong' as const }) },
    { weight: 2, arbitrary: fc.constant({ type: 'right' as const }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), hours: fc.nat(30) }) },
  )
  const history = fc.array(step, { minLength: 6, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { id } = await stage.person()
      // The rule once more, as simply as it can be said.
      let wrongs = 0
      let since = 0
      for (const each of steps) {
        if (each.type === 'wait') {
          stage.wait(each.hours * HOUR_MS)
          continue
        }
        if (wrongs > 0 && stage.now() - since >= DAY_MS) wrongs = 0
        const isOut = wrongs >= TRIES
        const password = each.type === 'right' ? TRANSACTION : 'not at all this one'
        const expected = isOut ? 'exhausted' : each.type
        assert.equal(await passwords.check(id, 'transaction', password), expected)
        if (isOut) continue
        if (each.type === 'right') wrongs = 0
        else if (wrongs++ === 0) since = stage.now()
      }
    }),
    { numRuns: 10 },
  )
})
