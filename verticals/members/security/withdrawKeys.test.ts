/** Keys that may withdraw: what one needs to be made, and that the tables hold it to that as well. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createStage, PASSWORD, TRANSACTION } from './testing/stage.ts'

const DAY_MS = 24 * 3_600_000
const tables = await openTestTables()
const stage = createStage(tables)
after(stage.stop)
const { security } = stage

const refusalOf = (answer: object | undefined) => (answer as { refusal?: string })?.refusal
const wish = {
  name: 'payouts',
  mayTrade: false,
  mayWithdraw: true,
  transactionPassword: TRANSACTION,
  addresses: ['192.0.2.7', '198.51.100.0/24', '2001:db8::/64'],
}

/** Somebody with an authenticator, and the next code of it. */
async function guarded() {
  const person = await stage.person()
  const code = await stage.withTotp(person)
  const by = () => {
    stage.wait(60_000)
    return person.by({ password: PASSWORD, totp: code() })
  }
  return { person, by }
}

test('[E55] a key that may withdraw is held to addresses, to 90 days, and its owner is told', async () => {
  const { person, by } = await guarded()
  for (const days of [undefined, 365, 30]) {
    const made = await security.makeApiKey(by(), { ...wish, days })
    assert('secret' in made, JSON.stringify(made))
    const [shown] = (await security.apiKeysOf(person.id)).filter(({ id }) => id === made.id)
    const lasts = Math.min(days ?? 90, 90) * DAY_MS
    assert.deepEqual([shown?.mayWithdraw, shown?.expiresAt], [true, stage.now() + lasts])
  }
  const told = (await stage.kindsOf(person.id)).filter((kind) => kind === 'apiKeyMade')
  assert.equal(told.length, 3)
})

test('[E55] without addresses, from wide networks, of the demo account, without both passwords and the authenticator there is none', async () => {
  const { person, by } = await guarded()
  const wrong: readonly (readonly [string, object])[] = [
    ['apiKeyNeedsAddresses', { addresses: [] }],
    ['apiKeyNetworkTooWide', { addresses: ['0.0.0.0/0'] }],
    ['apiKeyNetworkTooWide', { addresses: ['192.0.2.7', '198.51.100.0/23'] }],
    ['apiKeyNetworkTooWide', { addresses: ['2001:db8::/63'] }],
    ['badAddress', { addresses: ['nowhere'] }],
    ['apiKeyOfDemo', { realm: 'demo' }],
    ['transactionPasswordWrong', { transactionPassword: PASSWORD }],
    ['transactionPasswordWrong', { transactionPassword: undefined }],
  ]
  for (const [refusal, change] of wrong)
    assert.equal(refusalOf(await security.makeApiKey(by(), { ...wish, ...change })), refusal)
  const bare = await stage.person()
  assert.equal(refusalOf(await security.makeApiKey(bare.by(), wish)), 'authenticatorNeeded')
  assert.equal(refusalOf(await security.makeApiKey(person.by(), wish)), 'secondFactorWrong')
  for (const { id } of [person, bare]) assert.deepEqual(await security.apiKeysOf(id), [])
  const plain = { ...wish, mayWithdraw: false, transactionPassword: undefined }
  assert('id' in (await security.makeApiKey(bare.by(), plain)))
})

test('[E55] a wrong transaction password uses up no code of the authenticator', async () => {
  const { by } = await guarded()
  const once = by()
  const wrong = await security.makeApiKey(once, { ...wish, transactionPassword: 'not this one' })
  assert.equal(refusalOf(wrong), 'transactionPasswordWrong')
  assert('id' in (await security.makeApiKey(once, wish)))
})

test('[E55] the table keeps no key that withdraws from anywhere, for long, or with play money', async () => {
  const { person, by } = await guarded()
  const made = await security.makeApiKey(by(), wish)
  assert('id' in made)
  for (const change of [
    `addresses = '{}'`,
    `realm = 'demo'`,
    'expires_at = null',
    `expires_at = created_at + interval '91 days'`,
  ])
    await assert.rejects(
      tables.rows(`update api_key set ${change} where id = $1`, [made.id]),
      /api_key_may_withdraw/,
    )
  assert.equal((await security.apiKeysOf(person.id)).length, 1)
})
