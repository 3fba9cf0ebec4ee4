/** Codes for visitors: what it costs to have the house write to strangers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'
import { givenThrottle } from './testing/givenThrottle.ts'

const HOUR_MS = 3_600_000

test('[E9] [I6] an address has 10 codes an hour sent for the least work, then for more, and 100 at most', () => {
  const { throttle, send, wait } = givenThrottle()
  const home = () => '203.0.113.7'
  assert.deepEqual(send(10, home), [10, 16])
  assert.equal(throttle.bitsFor(home(), 'register'), 17)
  assert.deepEqual(send(10, home), [10, 17])
  assert.equal(throttle.bitsFor(home(), 'reset'), 18)
  assert.equal(throttle.bitsFor('198.51.100.1', 'register'), 16)
  assert.deepEqual(send(1_000, home), [80, 20])
  assert.equal(reasonOf(throttle.sending(home(), () => true)), 'tooManyCodes')
  wait(HOUR_MS)
  assert.deepEqual(send(10, home), [10, 16])
})

test('[E9] [I6] a network has 400 an hour sent, however many addresses it has', () => {
  const { send } = givenThrottle()
  assert.deepEqual(
    send(10_000, (nth) => `203.0.113.${nth % 256}`),
    [400, 20],
  )
  assert.deepEqual(
    send(1, () => '203.0.114.1'),
    [1, 16],
  )
})

test('[E9] a code that was not sent after all does not count', () => {
  const { throttle, send } = givenThrottle()
  for (let nth = 0; nth < 50; nth++) {
    const attempt = throttle.sending('203.0.113.7', () => true)
    assert(attempt.ok)
    attempt.undo()
  }
  assert.deepEqual(
    send(10, () => '203.0.113.7'),
    [10, 16],
  )
})

test('[E9] [I6] a visitor who has codes sent to ever other people is asked for more work', async () => {
  const tables = await openTestTables()
  const entrance = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
  const ask = async (nth: number, bits?: number) => {
    const phone = `0151 2345 ${String(1_000 + nth)}`
    const wish = { area_code: '+49', phone, purpose: 'register' } as const
    const captcha = entrance.worked('register', bits)
    return reasonOf(await entrance.entrance.sendCode({ ...wish, captcha }, here, 'en'))
  }
  for (let nth = 0; nth < 10; nth++) assert.equal(await ask(nth), 'ok')
  assert.equal(await ask(10), 'captchaNeeded')
  assert.equal(await ask(10, 17), 'ok')
  // Somebody was written to just now: that is no code, and costs nothing.
  assert.equal(await ask(10, 17), 'codeSentJustNow')
  assert.equal(entrance.throttle.bitsFor(here.address, 'register'), 17)
})

test('[E9] [I4] [I6] strangers who use up their codes for an address leave its owner theirs, on a known device and on a new one', async () => {
  const tables = await openTestTables()
  const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
  const email = 'ann@example.org'
  const { session } = await given.join(email)
  given.wait(61_000)
  const ask = async (nth: number, bits = 16, device?: string) => {
    const from = { ...here, address: `10.0.${nth}.1` }
    const captcha = given.worked('reset', bits, from.address)
    const wish = { email, purpose: 'reset', captcha, device } as const
    const sent = await given.entrance.sendCode(wish, from, 'en')
    return 'ticket' in sent ? sent : reasonOf(sent)
  }
  for (let nth = 0; nth < 10; nth++) {
    const sent = await ask(nth)
    // One of the ten was the member's own, to register.
    assert.equal(typeof sent, nth < 9 ? 'object' : 'string')
    if (nth < 9) given.wait(60_000)
  }
  assert.equal(typeof (await ask(100, 16, session.device)), 'object', 'on a known device')
  assert.equal(await ask(101, 16, 'A'.repeat(43)), 'captchaNeeded')
  const bits = given.throttle.bitsFor('10.0.101.1', 'reset')
  assert.equal(bits, 20)
  const sent = await ask(101, bits)
  assert(typeof sent === 'object', 'on a new one, with the work that is asked for')
  assert.equal(given.throttle.bitsFor('10.0.101.1', 'reset'), 16)
  const { ticket, sandbox_code: code = '' } = sent
  const [password, confirm] = ['amber lantern 85', 'amber lantern 85']
  const reset = { email, ticket, code, password, confirm }
  assert('device' in (await given.entrance.resetPassword(reset, here)))
})
