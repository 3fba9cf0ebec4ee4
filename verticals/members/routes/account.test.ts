/** A member's own account on a real server: who they are, which realm, which devices, and the end of a session. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get, makeTransfer, post } from '@evenkeel/server/testing/calls.ts'
import { runningClock } from '@evenkeel/server/testing/clock.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { ann, handIn } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { callOver } from '@evenkeel/server/testing/traders.ts'
import { makeJpeg } from '../files/testing/pictures.ts'
import { registered } from '../testing/registered.ts'

const clock = runningClock()
let server: TestServer
before(async () => {
  server = await startTestServer({ clock })
})
after(() => server.stop())

const switchRealm = (token: string) => post(server.url, 'user/switch_simulation', {}, { token })
const info = (token: string) => get(server.url, 'user/get_user_info', { token })

test('[E36] a member is told who they are', async () => {
  const { token } = await server.member()
  const { data } = await info(token)
  assert.match(String(data.id), /^[1-9][0-9]{7}$/)
  assert.match(data.invite_code, /^[0-9A-F]{8}$/)
  const { is_realname, high_realname, is_imitate, credit_score, account_number } = data
  assert.deepEqual([is_realname, high_realname, is_imitate, credit_score], [0, 0, 0, 60])
  assert.equal(account_number, String(data.id))
})

test('[E29, E30, I7, I8] the other realm has its own token, the old one is over, and play money is there', async () => {
  const { token } = await server.member()
  const { code, data } = await switchRealm(token)
  assert.equal(code, 1)
  assert(data.expires_in > 0 && data.token !== token)
  assert.equal((await info(token)).code, 401)
  assert.equal((await info(data.token)).data.is_imitate, 1)
  assert.deepEqual(await balancesOf(server.url, data.token), { 'USDT spot': '100000' })
  const back = await switchRealm(data.token)
  assert.equal((await info(data.token)).code, 401)
  assert.equal((await info(back.data.token)).data.is_imitate, 0)
  assert.equal((await balancesOf(server.url, back.data.token))['BTC spot'], '1')
})

test('[E29, I7] a socket under the old token hears and may do nothing of the member’s any more', async () => {
  const { token } = await server.member()
  const listener = await listenAs(server.url, token)
  const { data } = await switchRealm(token)
  const before = listener.heard.length
  await makeTransfer(server.url, data.token)
  const answer = await callOver(listener, 'wallet/get_balances', undefined, null)
  assert.equal(answer.code, 401)
  const heard = listener.heard.slice(before)
  assert.equal(heard.filter(({ channel }) => channel === 'balances').length, 0)
  listener.socket.close()
})

test('[E29] where simulation is switched off there is no way to the demo realm', async () => {
  const { token } = await server.member()
  await server.query("insert into setting (name, value) values ('simulation', 'off')")
  clock.pass(1_000)
  const { code, reason, msg } = await switchRealm(token)
  assert.deepEqual([code, reason], [0, 'simulationOff'])
  assert.equal(msg, 'Simulation mode is not enabled')
  await server.query("delete from setting where name = 'simulation'")
  clock.pass(1_000)
  assert.equal((await info(token)).code, 1, 'and the session goes on')
})

test('[E30] the demo realm is filled up again, the real one never', async () => {
  const real = await server.member()
  const fill = (token: string) => post(server.url, 'user/top_up_demo', {}, { token })
  assert.equal((await fill(real.token)).reason, 'notPlayMoney')
  const { data } = await switchRealm(real.token)
  assert.equal((await fill(data.token)).reason, 'demoIsFull')
  assert.deepEqual(await balancesOf(server.url, data.token), { 'USDT spot': '100000' })
})

test('[E30] who has as much in available and frozen money together reads both figures', async () => {
  const { token } = (await switchRealm((await server.member()).token)).data
  const order = { pair: 'btcusdt', side: 'buy', price: '100.01', quantity: '2.49935' }
  assert.equal((await post(server.url, 'spot/place_order', order, { token })).code, 1)
  const told = async (language: string) => {
    const headers = { token, 'accept-language': language }
    return (await post(server.url, 'user/top_up_demo', {}, headers)).msg
  }
  assert.match(
    await told('en'),
    /: 99,750\.04 available plus 249\.9599935 frozen in open orders\.$/,
  )
  assert.match(
    await told('de'),
    /: 99\.750,04 verfügbar plus 249,9599935 in offenen Orders gesperrt\.$/,
  )
})

test('[E13, I7] who signs out is out, on the socket too', async () => {
  const { token } = await server.member()
  const listener = await listenAs(server.url, token)
  assert.equal((await post(server.url, 'user/logout', {}, { token })).code, 1)
  assert.equal((await info(token)).code, 401)
  const isOut = () => listener.heard.findLast(({ event }) => event === 'auth')?.code === 401
  await eventually('it is told on the socket', isOut)
  listener.socket.close()
})

test('[E15, Z1] a member sees and ends the own devices, and nobody else’s', async () => {
  const one = await server.member()
  const other = await server.member()
  const devices = (token: string) => get(server.url, 'user/get_devices', { token })
  const end = (token: string, body: object) =>
    post(server.url, 'user/revoke_device', body, { token })
  const [mine] = (await devices(one.token)).data
  assert.deepEqual([mine.is_current, mine.address], [true, '127.0.0.1'])
  const [theirs] = (await devices(other.token)).data
  assert.equal((await end(one.token, { id: theirs.id })).reason, 'deviceUnknown')
  assert.equal((await end(one.token, { id: 'A'.repeat(22) })).reason, 'deviceUnknown')
  assert.equal((await info(other.token)).code, 1)
  assert.deepEqual((await end(one.token, {})).data, { ended: 0 })
  assert.deepEqual((await end(one.token, { id: mine.id })).data, { ended: 1 })
  assert.equal((await info(one.token)).code, 401)
})

for (const path of [
  'user/get_devices',
  'user/get_events',
  'user/get_security',
  'user/get_identity',
])
  test(`[E31] ${path} is not for the demo realm`, async () => {
    const { token } = await server.member({ realm: 'demo' })
    assert.equal((await get(server.url, path, { token })).reason, 'demoNotAllowed')
  })

test('[E31] a session in the demo realm learns neither the invitation code nor the verified name', async () => {
  const { token, member } = await server.member()
  await handIn(server.url, token, await makeJpeg())
  await server.query('update identity set state = 2 where member = $1', [member])
  const { data } = await info(token)
  assert.equal(data.name, ann.name)
  const demo = await info((await switchRealm(token)).data.token)
  assert.deepEqual([demo.data.id, demo.data.is_imitate], [data.id, 1])
  for (const told of [data.name, data.invite_code]) assert.equal(demo.text.includes(told), false)
})

test('[E16] [E31] what happens to the account is heard in the real realm, and not in the demo realm', async () => {
  const { email, password, token } = await registered(server)
  const login = () => post(server.url, 'user/login', { email, password })
  const other = (await login()).data.session.token
  const real = await listenAs(server.url, token)
  const demo = await listenAs(server.url, (await switchRealm(other)).data.token)
  await login()
  const heard = () => real.heard.filter(({ channel }) => channel === 'account')
  await eventually('it is told', () => heard().length > 0)
  // A sign-in is a notification as well, whose count is told on a channel of its own.
  const others = (await real.rest()).filter(
    ({ channel }) => channel !== 'account' && channel !== 'notifications',
  )
  assert.deepEqual(others, [])
  assert.deepEqual(
    heard().map(({ channel, data }) => [channel, data.kind]),
    [['account', 'signedIn']],
  )
  assert.deepEqual(await demo.rest(), [])
  for (const { socket } of [real, demo]) socket.close()
})
