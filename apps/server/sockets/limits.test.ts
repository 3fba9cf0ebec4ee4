/** What a socket may do, and how many there may be. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { type Listener, listenAs, listenAt } from '../testing/listener.ts'
import { openRaw } from '../testing/rawSocket.ts'
import { startTestSockets, type TestSockets, type Wishes } from '../testing/sockets.ts'
import { createTestStream, type TestStream } from '../testing/stream.ts'

const TICKER = 'market.btcusdt.ticker'
const paths = ['/wss', '/ws', '/feed']
const klines = (from: number, count: number) =>
  Array.from({ length: count }, (_, nth) => `market.btcusdt.kline.${from + nth}min`)

let sockets: TestSockets
let stream: TestStream

before(async () => {
  stream = createTestStream()
  sockets = await startTestSockets({ stream })
})
after(() => sockets.stop())

test('[W1] [market Q17] a socket listens to at most 64 topics', async () => {
  const listener = await listenAt(sockets.url)
  const answerTo = async (message: object) => {
    listener.say(message)
    const { status, 'err-msg': why } = await listener.next()
    return why ?? status
  }
  assert.equal(await answerTo({ sub: klines(0, 60) }), 'ok')
  assert.equal(await answerTo({ sub: klines(60, 5) }), 'too many topics')
  assert(!stream.isWanted('real', 'market.btcusdt.kline.60min'))
  assert.equal(await answerTo({ sub: klines(56, 8) }), 'ok')
  assert.equal(await answerTo({ sub: TICKER }), 'too many topics')
  assert.equal(await answerTo({ sub: klines(0, 64) }), 'ok')
  assert.equal(await answerTo({ unsub: klines(0, 1) }), 'ok')
  assert.equal(await answerTo({ sub: TICKER }), 'ok')
  assert.equal(await answerTo({ sub: klines(100, 65) }), 'invalid message')
  listener.socket.terminate()
})

test('[W1] [market Q17] who subscribes one by one to all that a socket may listen to is heard', async () => {
  const topics = klines(0, 64)
  const subscribe = async (path: string) => {
    const listener = await listenAt(sockets.url, { path })
    for (const [id, sub] of topics.entries()) listener.say({ sub, id })
    for (const [id, subbed] of topics.entries()) {
      const { ts: _, ...answer } = await nextAnswer(listener)
      assert.deepEqual(answer, { id, status: 'ok', subbed })
    }
    listener.socket.terminate()
  }
  await Promise.all(paths.map(subscribe))
})

/** Whether somebody is still there is asked meanwhile, by a clock of its own. */
async function nextAnswer(listener: Listener) {
  const heard = await listener.next()
  if (heard.ping === undefined) return heard
  listener.say({ pong: heard.ping })
  return nextAnswer(listener)
}

/** Sockets on a clock that stands still until it is turned, so that what was used up stays so. */
async function stopped(t: TestContext, wishes: Omit<Wishes, 'stream' | 'now'> = {}) {
  const clock = { now: Date.now() }
  const own = await startTestSockets({ ...wishes, stream, now: () => clock.now })
  t.after(own.stop)
  return { ...own, clock }
}

async function firstError(listener: Listener) {
  let heard = await listener.next()
  while (heard.status !== 'error') heard = await listener.next()
  return heard
}

test('[W1] more than can wait is refused by a message that says which, and who goes on is told why it ends', async (t) => {
  const { url } = await stopped(t)
  const listener = await listenAt(url, { path: '/ws' })
  const ended = new Promise<string>((resolve) =>
    listener.socket.once('close', (_, why) => resolve(String(why))),
  )
  for (let id = 0; id < 100; id++) listener.say({ unsub: TICKER, id })
  const { id, ...error } = await firstError(listener)
  // 20 are heard, and 64 wait.
  assert.equal(id, 84)
  assert.deepEqual([error['err-code'], error['err-msg']], ['bad-request', 'too many requests'])
  assert.equal(listener.socket.readyState, listener.socket.OPEN)
  for (let nth = 0; nth < 100; nth++) listener.say({ unsub: TICKER })
  assert.deepEqual([await listener.closed, await ended], [1008, 'too many messages'])
})

test('[W1] what waits is not without bounds, and who leaves meanwhile is forgotten', async (t) => {
  const { url, open } = await stopped(t)
  const listener = await listenAt(url)
  for (let id = 0; id < 40; id++) listener.say(JSON.stringify({ unsub: TICKER, id }).padEnd(4_000))
  // 20 are heard, and four fill what may wait.
  assert.equal((await firstError(listener)).id, 24)
  listener.socket.terminate()
  await open(0)
})

test('[W1] a ping that comes within a burst is answered, and does not end it', async () => {
  const listener = await listenAt(sockets.url, { path: '/ws' })
  const pong = new Promise((resolve) => listener.socket.once('pong', resolve))
  for (const [id, sub] of klines(0, 24).entries()) listener.say({ sub, id })
  listener.socket.ping()
  await pong
  for (let id = 0; id < 24; id++) assert.equal((await nextAnswer(listener)).id, id)
  listener.socket.terminate()
})

for (const path of paths)
  test(`[W1] at ${path} a flood about topics is closed with 1008`, async (t) => {
    const { url } = await stopped(t)
    const listener = await listenAt(url, { path })
    for (let nth = 0; nth < 10_000; nth++)
      listener.say({ [nth % 2 === 0 ? 'sub' : 'unsub']: `market.btcusdt.kline.${nth % 500}min` })
    assert.equal(await listener.closed, 1008)
    const answers = listener.heard.filter(({ status }) => status === 'ok')
    assert.equal(answers.length, 20)
  })

test('[W1] a member may call much, and say about topics no more than others', async () => {
  const member = await listenAs(sockets.url, '1 real')
  for (let nth = 0; nth < 200; nth++) member.say({ event: 'ping' })
  assert.equal((await member.rest()).length, 200)
  for (let nth = 0; nth < 200; nth++) member.say({ unsub: TICKER })
  assert.equal(await member.closed, 1008)
})

test('[W1] a flood of pings without words is closed, and is not answered', async (t) => {
  const { url } = await stopped(t)
  const listener = await listenAt(url)
  let pongs = 0
  listener.socket.on('pong', () => pongs++)
  for (let nth = 0; nth < 1_000; nth++) listener.socket.ping()
  assert.equal(await listener.closed, 1008)
  assert.equal(pongs, 20)
})

test('[F2] who asks for topics once pays for it as for calls', async (t) => {
  const { url } = await stopped(t, { limits: { addressPerSecond: 2 } })
  const listener = await listenAt(url)
  for (let nth = 0; nth < 10; nth++) listener.say({ req: TICKER })
  const answers = (await listener.rest()).map(({ status, 'err-msg': why }) => why ?? status)
  // Of four at once, the socket itself was one.
  assert.deepEqual(answers.toSorted(), [
    ...new Array(3).fill('ok'),
    ...new Array(7).fill('too many requests'),
  ])
  listener.socket.terminate()
})

test('[F2] a long answer about a topic counts as so many more', async (t) => {
  const long = { ...createTestStream(), ask: async () => JSON.stringify('x'.repeat(500_000)) }
  const limited = await startTestSockets({ stream: long, limits: { addressPerSecond: 10 } })
  t.after(limited.stop)
  const listener = await listenAt(limited.url)
  // Of the 20 that there are the first takes 16; the next finds too few.
  for (let nth = 0; nth < 2; nth++) listener.say({ id: nth, req: TICKER })
  const answers = [await listener.next(), await listener.next()]
  assert.deepEqual(answers.map(({ id, status, 'err-msg': why }) => [id, why ?? status]).sort(), [
    [0, 'ok'],
    [1, 'too many requests'],
  ])
  listener.socket.terminate()
})

for (const path of paths)
  test(`[W3] at ${path} more than 4 KiB, binary messages and compressed ones are closed`, async () => {
    const large = await listenAt(sockets.url, { path })
    large.say(JSON.stringify({ sub: TICKER }).padEnd(4_097))
    assert.equal(await large.closed, 1009)
    const fits = await listenAt(sockets.url, { path })
    fits.say(JSON.stringify({ sub: TICKER }).padEnd(4_096))
    assert.equal((await fits.next()).subbed, TICKER)
    assert.equal(fits.socket.extensions, '')
    fits.socket.terminate()
    const binary = await listenAt(sockets.url, { path })
    binary.socket.send(Buffer.from(JSON.stringify({ sub: TICKER })))
    assert.equal(await binary.closed, 1008)
  })

test('[W4] a page of another origin gets no socket at any path; a program and the own page do', async () => {
  const host = sockets.url.replace('http://', '')
  for (const path of paths) {
    const welcomeOf = async (...headers: string[]) => {
      const { socket, welcomed } = openRaw(sockets.port, path, headers)
      const line = await welcomed
      socket.destroy()
      return line.split(' ')[1]
    }
    assert.equal(await welcomeOf('Origin: https://evil.example'), '403')
    assert.equal(await welcomeOf('Origin: null'), '403')
    assert.equal(await welcomeOf('Sec-Fetch-Site: cross-site'), '403')
    assert.equal(await welcomeOf(), '101')
    const own = await listenAt(sockets.url, { path, headers: { origin: `http://${host}` } })
    own.socket.terminate()
  }
  for (const path of ['/', '/ws/', '/ws/v3', '/feeds', '/wss/', '//ws'])
    await assert.rejects(listenAt(sockets.url, { path }), /403/)
})

test('[W1] an address has only so many sockets; another is not kept out', async (t) => {
  const limited = await startTestSockets({ stream, limits: { socketsPerAddress: 3 } })
  t.after(limited.stop)
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const first = await listenAt(limited.url, from('10.0.0.1'))
  for (const path of ['/ws', '/feed']) await listenAt(limited.url, { path, ...from('10.0.0.1') })
  for (const path of paths)
    await assert.rejects(listenAt(limited.url, { path, ...from('10.0.0.1') }), /403/)
  await listenAt(limited.url, from('10.0.0.2'))
  first.socket.terminate()
  await limited.open(3)
  await listenAt(limited.url, from('10.0.0.1'))
})

test('[W5] when all come back at once so many are let in a second; the others try again and are let in', async (t) => {
  const own = await stopped(t, { timing: { openedPerSecond: 50 } })
  const knock = () => {
    const { socket, welcomed } = openRaw(own.port, '/ws')
    t.after(() => socket.destroy())
    return welcomed.then((line) => line.split(' ')[1])
  }
  const COUNT = 300
  let outside = COUNT
  for (const inside of [100, 50, 50, 50, 50]) {
    const answers = await Promise.all(Array.from({ length: outside }, knock))
    assert.equal(answers.filter((status) => status === '101').length, inside)
    outside -= inside
    assert.equal(answers.filter((status) => status === '503').length, outside)
    own.clock.now += 1_000
  }
  assert.equal(own.figure('sockets'), COUNT)
})
