/** Who can have codes sent to an address: strangers use up nothing of its owner's, and nobody can flood it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { givenCodes } from './testing/givenCodes.ts'
import { DAY_MS, MINUTE_MS, newMail, visitor } from './testing/stage.ts'

const tables = await openTestTables()
const given = () => givenCodes(tables)

test('[E9, I6] strangers together get one code a minute and ten a day for an address, whatever they are for', async () => {
  const { send, refusal, ask, wait } = given()
  const asked = ['register', 'reset', 'thaw'] as const
  for (let n = 0; n < 10; n++) {
    const by = visitor(`10.0.${n}`)
    await send({ purpose: asked[n % 3], isVoid: n % 4 === 0 }, by)
    wait(MINUTE_MS - 1_000)
    for (const purpose of asked) {
      assert.equal(await refusal({ purpose }, by), 'codeSentJustNow')
      assert.equal(await refusal({ purpose }, visitor('10.1.0')), 'captchaNeeded')
    }
    wait(1_000)
  }
  assert.equal(await refusal({}, visitor('10.1.0')), 'captchaNeeded')
  assert.equal(await refusal({ to: newMail() }), undefined)
  wait(DAY_MS - 10 * MINUTE_MS)
  await send()
  const refused = await ask()
  assert('ok' in refused)
  assert.deepEqual(refused.detail, { seconds: '60' })
})

test('[E9, I6] [I4] who brings harder work has a code a minute and five a day, whatever strangers do', async () => {
  const { send, refusal, wait } = given()
  for (let n = 0; n < 10; n++) {
    await send({}, visitor(`10.0.${n}`))
    wait(MINUTE_MS)
  }
  const own = (done: number) => visitor('10.1.0', done)
  assert.equal(await refusal({}, own(19)), 'captchaNeeded')
  for (let n = 0; n < 5; n++) {
    await send({ purpose: n < 3 ? 'reset' : 'thaw' }, own(20))
    wait(MINUTE_MS - 1)
    assert.equal(await refusal({}, own(22)), 'codeSentJustNow')
    wait(1)
  }
  for (const purpose of ['register', 'reset', 'thaw'] as const)
    assert.equal(await refusal({ purpose }, own(22)), 'tooManyCodes')
})

test('[E9, I6] harder work grows with what went to an address so, up to what a telephone can do', async () => {
  const { refusal } = given()
  let networks = 0
  const isSent = async (done: number) =>
    (await refusal({}, visitor(`10.2.${networks++}`, done))) === undefined
  assert(await isSent(16), 'shared')
  for (const bits of [20, 21, 22, 22])
    for (let n = 0; n < 10; n++) {
      if (n === 0) assert(!(await isSent(bits - 1)), `${bits} bits`)
      assert(await isSent(bits))
    }
})

test('[E9, I6] an address cannot be flooded: whoever pays from ever other networks has 60 an hour sent', async () => {
  const { refusal, wait, send } = given()
  let networks = 0
  const next = () => visitor(`10.${networks >> 8}.${networks++ & 255}`, 22)
  for (let n = 0; n < 70; n++) {
    const refused = await refusal({}, next())
    assert.equal(refused, n < 61 ? undefined : 'codeSentJustNow', String(n))
  }
  let sent = 0
  for (let minute = 0; minute < 90; minute++) {
    wait(MINUTE_MS)
    if ((await refusal({}, next())) === undefined) sent++
  }
  assert(sent <= 60 + 10, `${sent} in an hour and a half`)
  // Meanwhile the owner, where the account is known, is not kept waiting.
  await send({ purpose: 'oldContact' })
})

test('[E9] what strangers ask for leaves an address the codes that members and known devices ask for, and the other way round', async () => {
  const { codes, to, send, refusal, wait } = given()
  const wish = { purpose: 'reset', to, language: 'en' } as const
  const device = { device: 'a phone' }
  const ofDevice = async () => {
    const sent = await codes.send(wish, device)
    return 'ok' in sent ? sent.refusal : undefined
  }
  for (let n = 0; n < 10; n++) {
    await send({ purpose: 'register' })
    await send({ purpose: 'oldContact' })
    assert.equal(await ofDevice(), undefined)
    wait(MINUTE_MS - 1)
    assert.equal(await refusal({ purpose: 'oldContact' }), 'codeSentJustNow')
    assert.equal(await ofDevice(), 'codeSentJustNow')
    wait(1)
  }
  for (const purpose of ['register', 'oldContact'] as const)
    assert.equal(await refusal({ purpose }), 'tooManyCodes')
  assert.equal(await ofDevice(), 'tooManyCodes')
  assert.equal(await refusal({ purpose: 'newContact' }), undefined)
  assert.equal(await refusal({}, visitor('10.1.0')), 'captchaNeeded')
})
