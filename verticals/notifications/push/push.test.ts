/** Web Push from a fill to the browser: read by its keys alone, without amounts unless allowed, and gone with the session. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { browserKeys, claimsOf, startPushTarget } from '../testing/pushTarget.ts'

let server: TestServer
let service: Awaited<ReturnType<typeof startPushTarget>>
before(async () => {
  service = await startPushTarget()
  server = await startTestServer({
    config: { settings: { notifications: { allowsLoopback: true } } },
  })
})
after(async () => {
  await server.stop()
  await service.stop()
})

let paths = 0

async function device() {
  const { token, member } = await server.member()
  const path = `/push/${++paths}`
  const { read, ...keys } = browserKeys()
  const wish = { endpoint: `${service.url}${path}`, ...keys }
  const kept = await post(server.url, 'notification/subscribe_push', wish, { token })
  assert.equal(kept.code, 1, kept.text)
  return { token, member, path, read }
}

/** Fills a buy order of the member. */
async function fill(token: string): Promise<void> {
  const other = await server.member()
  const terms = { pair: 'btcusdt', kind: 'limit', price: '60000', quantity: '0.02' }
  await post(server.url, 'spot/place_order', { ...terms, side: 'sell' }, { token: other.token })
  const bought = await post(server.url, 'spot/place_order', { ...terms, side: 'buy' }, { token })
  assert.equal(bought.code, 1, bought.text)
}

async function gotAt(path: string, count = 1) {
  return eventually(`${count} come to ${path}`, () => {
    const some = service.got.filter((one) => one.path === path)
    return some.length >= count && some
  })
}

const isPushed = async (token: string) =>
  (await get(server.url, 'notification/get_settings', { token })).data.is_pushed

test('[NC11] a push is read by its browser alone, says who sends it, and has no amount', async () => {
  const { token, path, read } = await device()
  assert.equal(await isPushed(token), true)
  await fill(token)
  const [got] = await gotAt(path)
  assert.ok(got)
  const message = JSON.parse(read(got.body))
  assert.deepEqual([message.title, message.body], ['Buy order filled', undefined])
  assert.match(message.link, /^\/deal\/trade\?symbol=btcusdt&order=[\w-]{22}$/)
  assert.doesNotMatch(got.body.toString('latin1'), /order filled/)
  assert.throws(() => browserKeys().read(got.body), 'another browser’s keys open nothing')
  const { aud, exp, sub } = claimsOf(String(got.headers.authorization))
  assert.equal(aud, service.url)
  assert.ok(exp > Date.now() / 1_000 && exp < Date.now() / 1_000 + 86_400 && sub.length > 5)
  assert.deepEqual([got.headers['content-encoding'], got.headers.ttl], ['aes128gcm', '86400'])
  const { data } = await get(server.url, 'notification/get_settings', { token })
  assert.ok(String(got.headers.authorization).endsWith(`k=${data.push_key}`))
  const [sent] = (await (await fetch(`${server.opsUrl}/metrics`)).text()).match(
    /notifications_sent_total\{way="push"\} [1-9]/,
  ) ?? [undefined]
  assert.ok(sent, 'it is counted')
})

test('[NC11] who allows amounts gets them; in quiet hours nothing comes', async () => {
  const { token, path, read } = await device()
  const settings = { groups: [], shows_details: true, zone: 'UTC' }
  await post(server.url, 'notification/set_settings', settings, { token })
  await fill(token)
  const [got] = await gotAt(path)
  assert.equal(JSON.parse(read(got?.body as Buffer)).body, 'Bought 0.02 BTC at 60,000 USDT')
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quiet = { from: (minute + 1_430) % 1_440, to: (minute + 10) % 1_440 }
  await post(server.url, 'notification/set_settings', { ...settings, quiet }, { token })
  await fill(token)
  const other = await device()
  await fill(other.token)
  await gotAt(other.path)
  assert.equal((await gotAt(path)).length, 1)
})

test('[NC11] a service that is down is asked again; one that says it is gone is dropped', async () => {
  const { token, path } = await device()
  service.answers.set(path, [503, 201])
  await fill(token)
  assert.equal((await gotAt(path, 2)).length, 2)
  assert.equal(await isPushed(token), true)
  service.answers.set(path, [410])
  await fill(token)
  await gotAt(path, 3)
  await eventually('it is dropped', async () => !(await isPushed(token)))
})

test('[NC11] the end of a session is the end of its pushes, and a browser is whose it is now', async () => {
  const first = await device()
  await post(server.url, 'user/logout', {}, { token: first.token })
  const left = await server.query('select 1 from push_subscription where member = $1', [
    first.member,
  ])
  assert.equal(left.length, 0)
  const [ann, bob] = [await device(), await server.member()]
  const { read: _, ...keys } = browserKeys()
  const endpoint = `${service.url}${ann.path}`
  const taken = await post(
    server.url,
    'notification/subscribe_push',
    { endpoint, ...keys },
    {
      token: bob.token,
    },
  )
  assert.equal(taken.code, 1)
  assert.equal(await isPushed(ann.token), false)
  assert.equal((await post(server.url, 'notification/end_push', {}, { token: bob.token })).code, 1)
  assert.equal(await isPushed(bob.token), false)
})

test('[NC11] places that are none are refused by name, and nothing is kept in plain', async () => {
  const { token } = await server.member()
  const { read: _, ...keys } = browserKeys()
  for (const endpoint of ['https://10.0.0.1/x', 'http://localhost:1/x', 'ftp://a.example/x'])
    assert.equal(
      (await post(server.url, 'notification/subscribe_push', { endpoint, ...keys }, { token }))
        .reason,
      'pushNotPossible',
    )
  const wrong = { endpoint: 'https://push.example.org/x', ...keys, auth: 'A'.repeat(30) }
  const refused = await post(server.url, 'notification/subscribe_push', wrong, { token })
  assert.equal(refused.reason, 'pushNotPossible')
  const rows = await server.query<{ sealed: Buffer }>('select sealed from push_subscription')
  assert.ok(rows.length > 0)
  assert.ok(rows.every(({ sealed }) => !sealed.includes('http')))
})
