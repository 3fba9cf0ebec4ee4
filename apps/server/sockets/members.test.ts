/** The socket: a member hears of their own money when it is durable, and nobody hears more. */
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { SandboxMember } from '../sandbox.ts'
import { balancesOf, get, makeTransfer, newKey, post, transfer } from '../testing/calls.ts'
import { auth, listenAs, listenAt } from '../testing/listener.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let member: SandboxMember

before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

test('a transfer is told to its member, with the balances as they then are', async () => {
  const { token } = await server.member()
  const listener = await listenAs(server.url, token)
  const answer = await makeTransfer(server.url, token, { ...transfer, amount: '1.5' })
  assert.equal(answer.code, 1)
  const { channel, data } = await listener.next()
  assert.equal(channel, 'balances')
  assert(Math.abs(data.at - Date.now()) < 60_000)
  assert.deepEqual(data.changes, [
    { asset: 'USDT', account: 'spot', part: 'available', amount: '99998.5' },
    { asset: 'USDT', account: 'trading', part: 'available', amount: '1.5' },
  ])
  assert.equal((await balancesOf(server.url, token))['USDT trading'], '1.5')
  assert.deepEqual(await listener.rest(), [])
  listener.socket.terminate()
})

test('what is told is in the journal already', async () => {
  const { token } = await server.member()
  const listener = await listenAs(server.url, token)
  const head = async () => Number((await server.query('select seq from journal_head'))[0]?.seq)
  const first = await head()
  const asked = makeTransfer(server.url, token)
  await listener.next()
  assert.equal(await head(), first + 1)
  await asked
  listener.socket.terminate()
})

test('many changes are told in order, one message a batch, each with what the batch left', async () => {
  const { token } = await server.member()
  const listener = await listenAs(server.url, token)
  const head = async () => Number((await server.query('select seq from journal_head'))[0]?.seq)
  const before = await head()
  await Promise.all(Array.from({ length: 30 }, () => makeTransfer(server.url, token)))
  const heard = await listener.rest()
  assert.equal(heard.length, (await head()) - before)
  const told = heard.map(({ data }) => Number(data.changes[1].amount))
  assert.deepEqual(
    told,
    told.toSorted((one, other) => one - other),
  )
  assert.equal(told.at(-1), 30)
  const revisions = heard.map(({ data }) => data.revision)
  assert.deepEqual(revisions, [...new Set(revisions)].toSorted())
  listener.socket.terminate()
})

test('what one batch changes on several channels comes in one message, and to each what it hears', async () => {
  const { token } = await server.member({ funds: { BTC: '1', USDT: '100000' } })
  const frames = async (channels?: string[]) => {
    const listener = await listenAt(server.url)
    listener.say({ event: 'auth', params: { token, channels } })
    await listener.next()
    const texts: string[] = []
    listener.socket.on('message', (data) => texts.push(String(data)))
    return { listener, texts }
  }
  const all = [await frames(), await frames(), await frames(['orders'])]
  const order = { pair: 'btcusdt', side: 'buy', quantity: '0.1', price: '50000' }
  const asked = { orders: [order, order, { ...order, side: 'sell', quantity: '0.15' }] }
  const headers = { token, 'idempotency-key': newKey() }
  const { data } = await post(server.url, 'spot/place_orders', asked, headers)
  for (const { listener } of all) await listener.rest()
  const [both, same, orders] = all.map(({ texts }) => texts)
  assert.deepEqual(both, same)
  assert.equal(both?.length, 1)
  const { news } = JSON.parse(both?.[0] ?? '')
  assert.deepEqual(
    news.map(({ channel }: { channel: string }) => channel),
    ['balances', 'orders'],
  )
  assert.deepEqual(
    orders?.map((text) => JSON.parse(text)),
    [news[1]],
  )
  const placed = data.answers.map(({ order }: { order: { id: string } }) => order.id)
  const told = news[1].data.orders as { id: string; state: string }[]
  assert.deepEqual(
    told.map(({ id }) => id),
    placed,
  )
  for (const { listener } of all) listener.socket.terminate()
})

test('a refusal and a repeat are no news', async () => {
  const { token } = await server.member()
  const key = 'ab'.repeat(16)
  await makeTransfer(server.url, token, transfer, key)
  const listener = await listenAs(server.url, token)
  await makeTransfer(server.url, token, transfer, key)
  await makeTransfer(server.url, token, { ...transfer, amount: '1000000' })
  assert.deepEqual(await listener.rest(), [])
  listener.socket.terminate()
})

test('[Z1] [W4] nobody else hears: no other member, no visitor, not the other realm', async () => {
  member = await server.member()
  const demo = await server.member({ realm: 'demo' })
  await server.query('update session set member = $1 where member = $2', [
    member.member,
    demo.member,
  ])
  const visitor = await listenAt(server.url)
  const failed = await listenAt(server.url)
  failed.say(auth('A'.repeat(43)))
  assert.equal((await failed.next()).code, 401)
  const left = await listenAs(server.url, member.token)
  left.say(auth('nobody'))
  assert.equal((await left.next()).code, 401)
  const others = [
    await listenAs(server.url, (await server.member()).token),
    await listenAs(server.url, demo.token),
  ]
  const own = await listenAs(server.url, member.token)
  await makeTransfer(server.url, member.token)
  assert.equal((await own.next()).channel, 'balances')
  for (const listener of [visitor, failed, left, ...others]) {
    assert.deepEqual(await listener.rest(), [])
    listener.socket.terminate()
  }
  own.socket.terminate()
})

test('one who says to be somebody else hears of that one from then on', async () => {
  const [one, other] = [await server.member(), await server.member()]
  const listener = await listenAs(server.url, one.token)
  listener.say(auth(other.token))
  assert.deepEqual(await listener.next(), { event: 'auth', code: 1, realm: 'real' })
  await makeTransfer(server.url, one.token)
  await makeTransfer(server.url, other.token, { ...transfer, amount: '5' })
  const heard = await listener.rest()
  assert.deepEqual(
    heard.map(({ data }) => data.changes[1].amount),
    ['5'],
  )
  listener.socket.terminate()
})

test('a token that is none is refused, in the language of the caller', async () => {
  const listener = await listenAt(server.url, { headers: { 'accept-language': 'de' } })
  for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1"]) {
    listener.say(auth(token))
    const { event, code, reason, msg } = await listener.next()
    assert.deepEqual([event, code, reason], ['auth', 401, 'notLoggedIn'])
    assert.match(msg, /angemeldet/i)
  }
  listener.socket.terminate()
})

test('garbage is told so; a ping is answered', async () => {
  const listener = await listenAt(server.url)
  const garbage = [
    '',
    '{',
    '[]',
    'null',
    '"auth"',
    '{"event":"auth"}',
    '{"event":"auth","params":{"token":1}}',
    '{"event":"__proto__"}',
  ]
  for (const text of garbage) {
    listener.say(text)
    const { event, code, reason } = await listener.next()
    assert.deepEqual([event, code, reason], ['error', 400, 'badRequest'], text)
  }
  listener.say({ event: 'link' })
  listener.say({ event: 'ping' })
  const { event, ts } = await listener.next()
  assert.equal(event, 'pong')
  assert.ok(Math.abs(ts - Date.now()) < 60_000)
  listener.socket.terminate()
})

test('[W1] a flood of messages is closed with 1008', async () => {
  const listener = await listenAt(server.url)
  const begun = performance.now()
  for (let nth = 0; nth < 1_000; nth++) listener.say({ event: 'ping' })
  assert.equal(await listener.closed, 1008)
  const pongs = listener.heard.filter(({ event }) => event === 'pong').length
  // 20 at once, and 10 a second, however long it took.
  const most = 21 + (performance.now() - begun) / 100
  assert(pongs <= most, `${pongs} were answered`)
  const refused = listener.heard.filter(({ reason }) => reason === 'tooManyRequests').length
  assert.equal(refused, listener.heard.length - pongs)
})

test('[W3] messages over 4 KiB, binary ones and compressed ones are closed', async () => {
  const large = await listenAt(server.url)
  large.say('x'.repeat(4_097))
  assert.equal(await large.closed, 1009)
  const fits = await listenAt(server.url)
  fits.say(`"${'x'.repeat(4_094)}"`)
  assert.equal((await fits.next()).reason, 'badRequest')
  assert.equal(fits.socket.extensions, '')
  fits.socket.terminate()
  const binary = await listenAt(server.url)
  binary.socket.send(Buffer.from('{"event":"ping"}'))
  assert.equal(await binary.closed, 1008)
})

test('[W4] a page of another origin gets no socket, nor does another path', async () => {
  const refusedWith = (options: object) =>
    listenAt(server.url, options).then(
      () => 'open',
      (error: Error) => error.message,
    )
  const { host } = new URL(server.url)
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) assert.match(await refusedWith({ headers }), /403/)
  for (const path of ['/', '/wss/', '/api/wss', '//wss'])
    assert.match(await refusedWith({ path }), /403/)
  const own = await listenAt(server.url, {
    path: '/wss?x=1',
    headers: { origin: `http://${host}` },
  })
  own.socket.terminate()
})

test('[J13] upgrades that are refused and reset leave the server serving, and no connection open', async () => {
  const { port } = new URL(server.url)
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nmore`
  for (let nth = 0; nth < 100; nth++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    socket.write(upgrade(nth % 2 === 0 ? '/other' : '/wss'))
    setTimeout(() => socket.resetAndDestroy(), nth % 5)
    if (nth % 10 === 0) await pause(5)
  }
  const lingering = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  lingering.write(upgrade('/other'))
  lingering.resume()
  await new Promise((resolve) => lingering.once('end', resolve))
  const gone = new Promise((resolve) => lingering.once('error', resolve).once('close', resolve))
  const writing = setInterval(() => lingering.write('more'), 20)
  await gone
  clearInterval(writing)
  assert.equal((await get(server.url, 'docs')).status, 200)
})

test('a session that expires closes its socket with 4001, and opens none', async () => {
  const opened = async (lastsMs: number) => {
    const { token, member } = await server.member()
    const shorten = `update session set expires_at = now() + $2 * interval '1 ms' where member = $1`
    await server.query(shorten, [member, lastsMs])
    return { token, listener: await listenAs(server.url, token) }
  }
  // A busy machine takes its time between the two.
  const tries = [500, 2_000, 8_000, 32_000]
  let found: Awaited<ReturnType<typeof opened>> | undefined
  for (const lastsMs of tries) found ??= await opened(lastsMs).catch(() => undefined)
  assert(found !== undefined)
  const { token, listener } = found
  assert.equal(await listener.closed, 4001)
  const late = await listenAt(server.url)
  late.say(auth(token))
  const { code, reason } = await late.next()
  assert.deepEqual([code, reason], [4001, 'sessionExpired'])
  late.socket.terminate()
})
