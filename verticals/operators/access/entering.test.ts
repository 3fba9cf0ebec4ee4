/** The ways in, over HTTP: the first link, enrolment, sign-in in two steps, and what a link or a ticket is worth. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import {
  codesOf,
  type Entered,
  enrol,
  invitationIn,
  inviteByTwo,
  PASSWORD,
  signIn,
} from '@evenkeel/server/testing/entering.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let url: string
let olga: Entered

before(async () => {
  server = await startTestServer()
  url = server.consoleUrl
})
after(() => server.stop())

test('[K2] [P2] a fresh install has no operator and no password: every name is refused alike', async () => {
  assert.deepEqual(await server.query('select 1 from operator_access'), [])
  for (const name of ['admin', 'root', 'operator', 'evenkeel'])
    for (const password of ['admin', 'password', 'evenkeel', '']) {
      const { reason } = await post(url, 'console/sign_in', { name, password })
      assert(['signInWrong', 'badRequest', 'tooManyAttempts'].includes(reason ?? ''), reason)
    }
  const { data } = await get(url, 'console/get_entrance')
  assert.deepEqual(data, { is_sandbox: true, has_passkeys: false })
})

test('[P2] the link of the start makes the first admin, once; a new start makes another link void', async () => {
  const first = server.firstOperator
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir })
  url = server.consoleUrl
  const old = await post(url, 'console/open_invitation', { invitation: invitationIn(first) })
  assert.equal(old.reason, 'invitationOver')
  assert.equal(new URL(server.firstOperator ?? '').hostname, 'localhost', 'where passkeys work')
  olga = await enrol(url, server.firstOperator, 'olga')
  const me = await get(url, 'console/get_me', { token: olga.token })
  assert.deepEqual([me.data.name, me.data.role, me.data.has_totp], ['olga', 'admin', true])
  const again = { invitation: invitationIn(server.firstOperator) }
  assert.equal((await post(url, 'console/open_invitation', again)).reason, 'invitationOver')
})

test('[P2] with an operator, a start tells of no link any more', async () => {
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir })
  url = server.consoleUrl
  assert.equal(server.firstOperator, undefined)
})

test('[P3] name and password alone open nothing; with a code of the authenticator they do, which serves once', async () => {
  const first = await post(url, 'console/sign_in', { name: 'olga', password: PASSWORD })
  assert.deepEqual(Object.keys(first.data).sort(), ['ticket', 'totp'])
  const { ticket } = first.data
  assert.equal((await get(url, 'console/get_me', { token: ticket })).reason, 'notLoggedIn')
  const totp = olga.code()
  const wrong = { ticket, totp: totp === '000000' ? '000001' : '000000' }
  assert.equal((await post(url, 'console/sign_in_second', wrong)).reason, 'operatorCodeWrong')
  const right = await post(url, 'console/sign_in_second', { ticket, totp })
  assert.equal(right.code, 1)
  assert.match(right.data.token, /^op_[\w-]{43}$/)
  assert.equal((await post(url, 'console/sign_in_second', { ticket, totp })).reason, 'ticketOver')
  const second = await signIn(url, { name: 'olga', code: () => totp })
  assert.equal(second.reason, 'operatorCodeWrong')
})

test('[P6] an invitation serves once, also when many come with it at the same moment', async () => {
  const wish = { name: 'omar', role: 'finance' }
  const link = await inviteByTwo(server, wish)
  const invitation = invitationIn(link)
  const name = await post(url, 'console/open_invitation', { invitation })
  assert.deepEqual(name.data, { name: 'omar', role: 'finance' })
  const chosen = { invitation, password: PASSWORD, confirm: PASSWORD }
  const begun = await Promise.all(
    [1, 2, 3, 4].map(() => post(url, 'console/begin_enrolment', chosen)),
  )
  const ended = await Promise.all(
    begun.map(({ data }) => {
      const totp = codesOf(data.totp.secret)()
      return post(url, 'console/enrol_totp', { ticket: data.ticket, totp })
    }),
  )
  assert.deepEqual(ended.map(({ reason }) => reason ?? 'in').sort(), [
    'in',
    'invitationOver',
    'invitationOver',
    'invitationOver',
  ])
  const again = await post(url, 'console/begin_enrolment', chosen)
  assert.equal(again.reason, 'invitationOver')
})

test('[P6] who is invited cannot sign in before they have enrolled, nor by a link of yesterday', async () => {
  const wish = { name: 'ines', role: 'support' }
  const link = await inviteByTwo(server, wish)
  const early = await post(url, 'console/sign_in', { name: 'ines', password: PASSWORD })
  assert.equal(early.reason, 'signInWrong')
  const { token } = await server.operator()
  const taken = await post(url, 'console/invite_operator', wish, { token })
  assert.equal(taken.reason, 'operatorNameTaken')
  await server.query('update operator_invitation set expires_at = $1', [Date.now() - 1])
  const invitation = invitationIn(link)
  const late = await post(url, 'console/open_invitation', { invitation })
  assert.equal(late.reason, 'invitationOver')
})

test('[P3] a password follows the rules of members, and a name that was given is kept', async () => {
  const wish = { name: 'paula', role: 'reviewer' }
  const link = await inviteByTwo(server, wish)
  const invitation = invitationIn(link)
  const begin = async (password: string, more: object = {}) =>
    (
      await post(url, 'console/begin_enrolment', {
        invitation,
        password,
        confirm: password,
        ...more,
      })
    ).reason
  assert.equal(await begin('short'), 'passwordTooShort')
  assert.equal(await begin('paula likes boats'), 'passwordTooCommon')
  assert.equal(await begin(PASSWORD, { confirm: 'another' }), 'passwordsDoNotMatch')
  assert.equal(await begin(PASSWORD, { name: 'olga' }), 'badRequest')
  const begun = { invitation, password: PASSWORD, confirm: PASSWORD }
  const { data } = await post(url, 'console/begin_enrolment', begun)
  const wrong = { ticket: data.ticket, totp: '000000' }
  assert.equal((await post(url, 'console/enrol_totp', wrong)).reason, 'firstCodeWrong')
  const waiting = "select 1 from operator_access where role = 'reviewer' and password is null"
  assert.equal((await server.query(waiting)).length, 1)
})

test('[P4] a burst of guesses is cut off, and a name that is nobody’s looks the same', async () => {
  const guessed = async (name: string) => {
    const guess = (nth: number) =>
      post(url, 'console/sign_in', { name, password: `wrong ${nth} boats` })
    const said = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(guess))
    return said.map(({ reason, msg }) => `${reason} ${msg}`).sort()
  }
  const known = await guessed('omar')
  assert.equal(known.filter((said) => said.startsWith('signInWrong')).length, 6)
  assert.equal(known.filter((said) => said.startsWith('tooManyAttempts')).length, 4)
  assert.deepEqual(await guessed('nobody'), known)
})
