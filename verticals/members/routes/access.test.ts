/** The entrance of a real server, over HTTP: from a visitor to a member, and back in. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { runningClock } from '@evenkeel/server/testing/clock.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { codeFor, registered, solved } from '../testing/registered.ts'

const clock = runningClock()
const server = await startTestServer({ clock })
after(server.stop)
const { url } = server
const ann = await registered(server)

test('[E1] a visitor becomes a member who can call, and nothing of that is in the log', async () => {
  const { data, code } = await get(url, 'user/get_user_info', { token: ann.token })
  assert.equal(code, 1)
  assert.equal(data.is_imitate, 0)
  for (const secret of [ann.email, ann.password, ann.transactionPassword, ann.token])
    assert(!server.logged().includes(secret))
})

test('[E3] the form begins with the house code while registration is open', async () => {
  const { data } = await get(url, 'user/get_entrance')
  assert.deepEqual(
    { ...data, invite_code: '' },
    { is_open: true, invite_code: '', by_email: true, by_phone: true },
  )
  assert.match(data.invite_code, /^[0-9A-F]{8}$/)
})

test('[E3] by invitation: the house code is given to nobody, and a code still lets in', async () => {
  const { token } = await server.operator()
  const set = (value: string) =>
    post(
      server.consoleUrl,
      'console/set_setting',
      { name: 'registration', value, reason: 'fewer strangers' },
      { token },
    )
  const entrance = async () => (await get(url, 'user/get_entrance')).data
  const { invite_code: house } = await entrance()
  await set('invitation')
  clock.pass(1_000)
  assert.deepEqual(await entrance(), { is_open: true, by_email: true, by_phone: true })
  assert.ok((await registered(server, { inviteCode: house })).token)
  await set('open')
  clock.pass(1_000)
  assert.equal((await entrance()).invite_code, house)
})

test('[E3] a member invites by the own code', async () => {
  const { data } = await get(url, 'user/get_user_info', { token: ann.token })
  const bob = await registered(server, { inviteCode: data.invite_code.toLowerCase() })
  assert.notEqual(bob.token, ann.token)
  const invite = await get(url, 'user/get_invite', { token: ann.token })
  assert.equal(invite.data.invited, 1)
})

test('[E6] [E7] signing in: wrong ones are counted, work is asked, and with it the door opens', async () => {
  const { email, password, device } = await registered(server)
  const wrong = { email, password: 'not the one 77' }
  for (let nth = 0; nth < 3; nth++) {
    const answer = await post(url, 'user/login', wrong)
    assert.deepEqual([answer.status, answer.reason], [200, 'wrongCredentials'])
  }
  assert.equal((await post(url, 'user/login', { email, password })).reason, 'captchaNeeded')
  const captcha = await solved(url, 'login')
  const entered = await post(url, 'user/login', { email, password, captcha })
  assert.equal(entered.code, 1, entered.text)
  const { token } = entered.data.session
  assert.equal((await get(url, 'user/get_user_info', { token })).code, 1)
  const replayed = await post(url, 'user/login', { email, password, captcha })
  assert.equal(replayed.reason, 'captchaNeeded')
  assert.equal((await post(url, 'user/login', { email, password, device })).code, 1)
})

test('[E2] [I3] known and unknown addresses are answered byte for byte alike', async () => {
  const { email } = await registered(server)
  const login = (who: string) => post(url, 'user/login', { email: who, password: 'not the one 77' })
  const [known, unknown] = [await login(email), await login('nobody@example.org')]
  assert.equal(known.text, unknown.text)
  assert.equal(known.status, unknown.status)
  assert.deepEqual([...known.headers.keys()], [...unknown.headers.keys()])
})

test('[E13] a new password by mail: the old token is over at once', async () => {
  const { email, token } = await registered(server)
  await server.query(`update verification_code set sent_at = sent_at - interval '2 minutes'`)
  const { ticket, sandbox_code: code } = await codeFor(url, { email, purpose: 'reset' })
  const password = 'amber lantern 85'
  const asked = { email, ticket, code, password, confirm: password }
  assert.equal((await post(url, 'user/reset_password', asked)).code, 1)
  assert.equal((await get(url, 'user/get_user_info', { token })).status, 401)
  assert.equal((await post(url, 'user/login', { email, password })).code, 1)
})

test('[E16] a sign-in from a new device is told in the app; the first session of who registers and known devices are only listed', async () => {
  const { email, password, token } = await registered(server)
  const kinds = async () =>
    (await get(url, 'user/get_events', { token })).data.rows.map(
      ({ kind }: { kind: string }) => kind,
    )
  assert.deepEqual(await kinds(), ['registered'])
  const { data } = await post(url, 'user/login', { email, password })
  assert.deepEqual(await kinds(), ['signedIn', 'registered'])
  // On a device that is known it is written down, and told to nobody.
  const told = await server.query('select 1 from message')
  await post(url, 'user/login', { email, password, device: data.session.device })
  assert.deepEqual(await kinds(), ['signedInAgain', 'signedIn', 'registered'])
  assert.equal((await server.query('select 1 from message')).length, told.length)
})

test('[Z3] a field that nobody asked for makes a bad request, and so does a password beyond all bounds', async () => {
  const { email, password } = ann
  const more = await post(url, 'user/login', { email, password, isStrong: true })
  assert.equal(more.reason, 'badRequest')
  const long = await post(url, 'user/login', { email, password: 'x'.repeat(201) })
  assert.equal(long.reason, 'badRequest')
})

test('[E4] areas are told in the language asked for', async () => {
  const { data } = await get(url, 'area_code/get_area_code', { 'accept-language': 'de' })
  const germany = { country: 'DE', name: 'Deutschland', area_code: '+49' }
  assert.deepEqual(
    data.filter(({ country }: { country: string }) => country === 'DE'),
    [germany],
  )
})
