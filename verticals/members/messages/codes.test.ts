/** Verification codes on real tables: for one purpose, address and browser, for a while, once. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Tables } from '@evenkeel/wire/server'
import type { Reachable } from '../contacts.ts'
import { sendCode } from '../contract/index.ts'
import type { CodePurpose, SentCode } from './codes.ts'
import { codeOf, givenCodes } from './testing/givenCodes.ts'
import { MINUTE_MS, newMail, stage, written } from './testing/stage.ts'

const tables = await openTestTables()
const purposes: readonly CodePurpose[] = ['register', 'reset', 'thaw', 'oldContact', 'newContact']

const given = (over = tables) => givenCodes(over)
const wrong = (sent: SentCode, by = 1) =>
  String((Number(codeOf(sent)) + by) % 1_000_000).padStart(6, '0')

test('[E9, I6] a code is right once', async () => {
  const { send, right } = given()
  const sent = await send()
  assert.match(codeOf(sent), /^[0-9]{6}$/)
  assert.deepEqual([sent.expiresInMs, sent.againInMs], [10 * MINUTE_MS, MINUTE_MS])
  const { ticket, sandboxCode } = sent
  const said = { ticket, expires_in: 600, again_in: 60, sandbox_code: sandboxCode }
  assert(sendCode.output.safeParse(said).success)
  assert.deepEqual([await right(sent), await right(sent)], [true, false])
})

test('[E9, I6] of twenty who bring the right code at once, one is let in', async () => {
  const { send, right } = given()
  const sent = await send()
  const answers = await Promise.all(Array.from({ length: 20 }, () => right(sent)))
  assert.equal(answers.filter(Boolean).length, 1)
})

test('[E9, I6] however many codes are guessed, five are looked at', async () => {
  const { send, enter, right } = given()
  const sent = await send()
  const guesses = Array.from({ length: 3_000 }, (_, by) => enter(sent, wrong(sent, by + 1)))
  assert(!(await Promise.all(guesses)).includes(true))
  assert.equal(await right(sent), false)
  const sql = 'select max(tries) as tries from verification_code where used_at is null'
  assert.deepEqual(await tables.rows(sql, []), [{ tries: 5 }])
})

test('[E9, I6] the fifth try may be the right one', async () => {
  const { send, enter, right } = given()
  const sent = await send()
  for (let by = 1; by <= 4; by++) assert.equal(await enter(sent, wrong(sent, by)), false)
  assert.equal(await right(sent), true)
})

test('[E9, I6] a code serves its purpose, its address and its browser only', async () => {
  const { send, right, wait } = given()
  for (const purpose of purposes) {
    wait(MINUTE_MS)
    const sent = await send({ purpose })
    for (const other of purposes.filter((other) => other !== purpose))
      assert.equal(await right(sent, { purpose: other }), false)
    assert.equal(await right(sent, { purpose, to: newMail() }), false)
    assert.equal(await right({ ...sent, ticket: 'A'.repeat(43) }, { purpose }), false)
    assert.equal(await right(sent, { purpose }), true)
  }
})

test('[E9] a code is good for ten minutes, also when a stranger asks for another meanwhile', async () => {
  const { send, right, wait } = given()
  const old = await send()
  wait(10 * MINUTE_MS)
  assert.equal(await right(old), false)
  const own = await send()
  wait(MINUTE_MS)
  const theirs = await send()
  assert.equal(await right(own), true)
  assert.equal(await right({ ...own, ticket: theirs.ticket }), false)
  assert.equal(await right(own), false)
})

test('[E9] only so many codes leave by SMS in an hour, for each purpose; mails are not held up', async () => {
  const { send, wait } = stage(tables, {}, { smsAnHour: 3 })
  const ask = async (purpose: CodePurpose, to: Reachable) => {
    const sent = await send({ purpose, to, language: 'en' })
    return 'ok' in sent ? sent.refusal : 'sent'
  }
  const newPhone = (): Reachable => ({ kind: 'phone', text: `+49151${randomInt(1e7, 1e8)}` })
  const first = newPhone()
  assert.equal(await ask('register', first), 'sent')
  assert.equal(await ask('register', first), 'codeSentJustNow')
  for (let n = 0; n < 2; n++) assert.equal(await ask('register', newPhone()), 'sent')
  assert.equal(await ask('register', newPhone()), 'tooManyCodes')
  assert.equal(await ask('register', newMail()), 'sent')
  assert.equal(await ask('oldContact', newPhone()), 'sent')
  wait(60 * MINUTE_MS)
  assert.equal(await ask('register', newPhone()), 'sent')
})

test('[E9, I6] of twenty who ask at once for one address, one is sent a code', async () => {
  // Statements at once do not see each other's rows: no second one may begin.
  let begun = 0
  const { ask, messenger, to } = given({
    rows(sql, values) {
      if (sql.includes('insert into verification_code')) begun++
      return tables.rows(sql, values)
    },
  })
  await tables.rows('delete from message', [])
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
  assert.equal(answers.filter((sent) => !('ok' in sent)).length, 1)
  assert.equal(begun, 1)
  assert.deepEqual(
    (await messenger.outbox(100)).map((kept) => kept.to),
    [to.text],
  )
})

test('[E2, E9] a void code looks like any other, takes the same steps, and is never right', async () => {
  for (const purpose of purposes) {
    const steps = await Promise.all(
      [false, true].map(async (isVoid) => {
        const said: string[] = []
        const logged: Tables = {
          rows: (sql, values) => {
            said.push(`${sql} ${values.map((value) => typeof value).join()}`)
            return tables.rows(sql, values)
          },
        }
        const { send, right } = given(logged)
        const sent = await send({ purpose, isVoid })
        assert.match(codeOf(sent), /^[0-9]{6}$/)
        assert.equal(await right(sent, { purpose }), !isVoid)
        return { said, fields: Object.keys(sent) }
      }),
    )
    assert.deepEqual(steps[0], steps[1])
  }
})

test('[E2] who is known is told that somebody wanted to register, and of other void codes nobody is', async () => {
  const { send, wait, messenger, to } = given()
  await tables.rows('delete from message', [])
  for (const purpose of purposes) {
    await send({ purpose, isVoid: true })
    wait(MINUTE_MS)
  }
  const [only, ...more] = await messenger.outbox(10)
  assert.deepEqual([only?.to, more], [to.text, []])
  assert.equal(only?.subject, 'Someone tried to register with your e-mail address')
  assert.doesNotMatch(only?.text ?? '', /[0-9]{6}/)
})

test('[K1, E9] neither table tells an address, a code or a ticket', async () => {
  const { send, to } = given()
  const sent = await send()
  const bytes = await written(tables)
  assert(bytes.length > 1_000)
  for (const secret of [to.text, codeOf(sent), sent.ticket])
    assert(!bytes.includes(secret), `${secret} is written there`)
  assert(!bytes.includes(Buffer.from(sent.ticket, 'base64url')))
})
