/** What members are checked by, as others use it: nothing is kept, and nothing differs. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createAuthenticator } from './access/testing/authenticator.ts'
import { codeOf } from './access/totpCodes.ts'
import { createCredentials } from './credentials.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createSealing } from './sealing.ts'
import { testKeys as keys } from './testing/keys.ts'

const tables = await openTestTables()
const passwords = createPasswords({ tables, keys, now: Date.now, onFailure: () => undefined })
const credentials = createCredentials({ passwords, sealing: createSealing(keys) })
after(() => passwords.stop())

test('[E5] a password is judged, hashed and checked as a member’s; nobody’s is wrong', async () => {
  assert.equal(credentials.passwordFault('short', [])?.refusal, 'passwordTooShort')
  assert.equal(
    credentials.passwordFault('olga likes boats', ['olga'])?.refusal,
    'passwordTooCommon',
  )
  const hash = await credentials.hashPassword('a keel that is even')
  assert.equal(await credentials.checkPassword('a keel that is even', hash), 'right')
  assert.equal(await credentials.checkPassword('a keel that is odd', hash), 'wrong')
  assert.equal(await credentials.checkPassword('a keel that is even', undefined), 'wrong')
})

test('[E10] a code is of one step; a secret is sealed for its place', () => {
  const { secret, text, uri } = credentials.newTotp('olga')
  assert(uri.includes(text) && uri.includes(':olga?'))
  const at = 1_700_000_000_000
  const step = Math.floor(at / 30_000)
  assert.equal(credentials.totpStep(secret, codeOf(secret, step), at), step)
  assert.equal(credentials.totpStep(secret, codeOf(secret, step - 9), at), undefined)
  const sealed = credentials.seal(secret, 'operator olga')
  assert.deepEqual(credentials.unseal(sealed, 'operator olga'), secret)
  assert.throws(() => credentials.unseal(sealed, 'operator omar'))
})

test('[E12] a passkey is made and recognised for a site of its own', async () => {
  const { passkeys } = credentials
  const outside = 'https://console.example'
  assert.equal(passkeys.siteAt('exchange.example', outside), undefined)
  assert.equal(passkeys.siteAt('127.0.0.1:8082', undefined), undefined)
  const site = passkeys.siteAt('console.example', outside)
  assert(site !== undefined)
  const device = createAuthenticator(outside)
  const made = await passkeys.toRegister({ site, handle: 'x', account: 'olga', known: [] })
  const asked = { ...site, challenge: made.challenge }
  const kept = await passkeys.readRegistered(device.create(made.options), asked)
  assert(kept !== undefined)
  assert.equal(await passkeys.readRegistered({ id: 'x' }, asked), undefined)
  const again = await passkeys.toAnswer({ site, known: [kept.id] })
  const answer = device.get(again.options)
  assert.equal(passkeys.idOf(answer), kept.id)
  const wanted = { ...site, challenge: again.challenge }
  assert.equal(typeof (await passkeys.readAnswer(answer, wanted, kept)), 'number')
  assert.equal(await passkeys.readAnswer(answer, asked, kept), undefined)
})
