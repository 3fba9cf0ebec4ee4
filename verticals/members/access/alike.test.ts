/** Nobody learns at the entrance whether an address is known: same answers, same statements, same hashes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { solve } from '../captcha/testing/solve.ts'
import { counted } from '../testing/counted.ts'
import { testKeys } from '../testing/keys.ts'
import { givenEntrance, here } from './testing/givenEntrance.ts'

const plain = await openTestTables()
const tables = counted(plain)
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance } = given

const known = 'ann@example.org'
const { session } = await given.join(known)
let names = 0
const unknown = () => `nobody-${++names}@example.org`

/** All that can be seen from outside or measured: the answer, how many statements, how many hashes. */
async function seen(ask: () => Promise<object>) {
  given.wait(61_000)
  await given.rules()
  const [statements, looks] = [tables.statements.length, given.looks()]
  const answer = await ask()
  return {
    answer: 'ticket' in answer ? { ...answer, ticket: '', sandbox_code: '' } : answer,
    fields: Object.keys(answer),
    statements: tables.statements.slice(statements),
    looks: given.looks() - looks,
  }
}

async function alike(ask: (email: string) => Promise<object>) {
  // The first one of a kind also sweeps what is old.
  await seen(() => ask(unknown()))
  const ofKnown = await seen(() => ask(known))
  assert.deepEqual(await seen(() => ask(unknown())), ofKnown)
  return ofKnown
}

test('[E2] [I3] signing in with a wrong password', async () => {
  const { statements, looks } = await alike((email) =>
    entrance.login({ email, password: 'not the one 77' }, here),
  )
  assert.deepEqual([statements.length, looks], [2, 1])
})

test('[E2] [I3] signing in with a wrong password, from a device that the account knows', async () => {
  const { device } = session
  const { answer, statements, looks } = await alike((email) =>
    entrance.login({ email, password: 'not the one 77', device }, here),
  )
  assert.deepEqual(answer, { ok: false, refusal: 'wrongCredentials' })
  assert.deepEqual([statements.length, looks], [3, 1])
})

for (const purpose of ['register', 'reset', 'thaw'] as const)
  test(`[E2] [I3] asking for a code to ${purpose}`, async () => {
    const { answer } = await alike((email) => {
      const captcha = given.worked(purpose === 'register' ? 'register' : 'reset')
      return entrance.sendCode({ email, purpose, captcha }, here, 'en')
    })
    assert.deepEqual(answer, {
      ticket: '',
      expires_in: 600,
      again_in: 60,
      sandbox_code: '',
    })
  })

test('[E2] [I3] asking for a code on a device that the account knows', async () => {
  const { device } = session
  await alike((email) => {
    const captcha = given.worked('reset')
    return entrance.sendCode({ email, purpose: 'reset', captcha, device }, here, 'en')
  })
})

test('[E2] [I3] registering with a code that is wrong, or that will never be right', async () => {
  const { houseCode } = await given.rules()
  const form = (email: string) => ({
    email,
    password: 'mauve lantern 84',
    confirm: 'mauve lantern 84',
    agreed: true,
    transaction_password: 'harbour of quartz 9',
    invite_code: houseCode,
  })
  const wrong = await alike((email) =>
    entrance.register({ ...form(email), ticket: 'A'.repeat(43), code: '123456' }, here, 'en'),
  )
  given.wait(61_000)
  const void_ = await given.code(known, 'register')
  const never = await seen(() => entrance.register({ ...form(known), ...void_ }, here, 'en'))
  assert.deepEqual(never, wrong)
})

for (const purpose of ['reset', 'thaw'] as const)
  test(`[E2] [I3] a ${purpose} with a code that is wrong, or that will never be right`, async () => {
    const password = 'amber lantern 85'
    const ask = (email: string, sent: { ticket: string; code: string }) =>
      purpose === 'reset'
        ? entrance.resetPassword({ email, ...sent, password, confirm: password }, here)
        : entrance.thaw({ email, ...sent, password }, here)
    const wrong = await alike((email) => ask(email, { ticket: 'A'.repeat(43), code: '123456' }))
    given.wait(61_000)
    const email = unknown()
    const void_ = await given.code(email, purpose)
    assert.deepEqual(await seen(() => ask(email, void_)), wrong)
  })

test('[E2] to a known address goes word that somebody tried to register with it, and no code', async () => {
  given.wait(61_000)
  const { code } = await given.code(known, 'register')
  const [newest] = await given.messenger.outbox(1)
  assert.equal(newest?.to, known)
  assert(!`${newest?.subject} ${newest?.text}`.includes(code))

  given.wait(61_000)
  const fresh = unknown()
  const sent = await given.code(fresh, 'register')
  const [next] = await given.messenger.outbox(1)
  assert.equal(next?.to, fresh)
  assert(next?.text.includes(sent.code))
})

test('[E2] to an unknown address nothing is written about a reset', async () => {
  given.wait(61_000)
  const before = await given.messenger.outbox(1_000)
  await given.code(unknown(), 'reset')
  assert.deepEqual(await given.messenger.outbox(1_000), before)
})
