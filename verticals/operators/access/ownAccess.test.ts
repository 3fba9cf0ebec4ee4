/** Operators change what they sign in by, over HTTP: with the second factor just shown, and an end to their other sessions. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import {
  codesOf,
  type Entered,
  enrol,
  PASSWORD,
  signIn,
} from '@evenkeel/server/testing/entering.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

const NEW = 'ten boats on an even keel'
let server: TestServer
let url: string
let olga: Entered

before(async () => {
  server = await startTestServer()
  url = server.consoleUrl
  olga = await enrol(url, server.firstOperator, 'olga')
})
after(() => server.stop())

const send = (name: string, body: object = {}, token = olga.token) =>
  post(url, `console/${name}`, body, { token })
const meOf = async (token = olga.token) => get(url, 'console/get_me', { token })

async function inAudit(action: string) {
  const { data } = await get(url, `console/get_audit?action=console/${action}`, {
    token: olga.token,
  })
  return data.rows[0]
}

test('[P11] a password is changed by who knows it; other sessions end, this one goes on, and only the new one signs in', async () => {
  const other = await signIn(url, olga)
  assert.equal(other.code, 1, other.text)
  const wish = { current: PASSWORD, password: NEW, confirm: NEW }
  const refusals = [
    [{ ...wish, current: 'something else' }, 'wrongPassword'],
    [{ ...wish, confirm: 'nine' }, 'passwordsDoNotMatch'],
    [{ ...wish, password: 'short', confirm: 'short' }, 'passwordTooShort'],
    [{ ...wish, password: PASSWORD, confirm: PASSWORD }, 'passwordSame'],
  ] as const
  for (const [asked, reason] of refusals)
    assert.equal((await send('change_password', asked)).reason, reason)
  assert.equal((await meOf(other.data.token)).code, 1, 'what is refused ends nothing')
  assert.equal((await send('change_password', wish)).code, 1)
  assert.equal((await meOf(other.data.token)).reason, 'notLoggedIn')
  assert.equal((await meOf()).code, 1)
  assert.equal((await signIn(url, { ...olga, password: PASSWORD })).reason, 'signInWrong')
  const row = await inAudit('change_password')
  assert.deepEqual([row.outcome, row.name, row.after], ['done', 'olga', { changed: 'password' }])
  const told = JSON.stringify(await server.query('select * from operator_audit'))
  assert.ok(!told.includes(NEW) && !told.includes(PASSWORD), 'no password is in the log')
})

test('[P11] guesses of the present password are slowed down', async () => {
  const wish = { current: 'a guess', password: `${NEW} x`, confirm: `${NEW} x` }
  const reasons = []
  for (let nth = 0; nth < 8; nth++) reasons.push((await send('change_password', wish)).reason)
  assert.equal(reasons.at(-1), 'tooManyAttempts')
})

test('[P11] a new authenticator holds from its first code on; the old one is worth nothing then', async () => {
  const begun = await send('begin_totp')
  const { ticket, totp } = begun.data
  const code = codesOf(totp.secret)
  assert.equal((await send('replace_totp', { ticket, totp: '000000' })).reason, 'firstCodeWrong')
  const other = await server.operator()
  const stolen = await send('replace_totp', { ticket, totp: code() }, other.token)
  assert.equal(stolen.reason, 'ticketOver', 'it is for the session that began it')
  assert.equal((await send('replace_totp', { ticket, totp: code() })).code, 1)
  const old = await signIn(url, { ...olga, password: NEW })
  assert.equal(old.reason, 'operatorCodeWrong')
  assert.equal((await signIn(url, { name: 'olga', password: NEW, code })).code, 1)
  assert.equal((await inAudit('replace_totp')).outcome, 'done')
})
