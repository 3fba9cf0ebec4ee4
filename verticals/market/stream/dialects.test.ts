/** The stream in both dialects: who may say what, and what is answered. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import { type Listener, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestSockets, type TestSockets } from '@evenkeel/server/testing/sockets.ts'
import { createTestStream, type TestStream } from '@evenkeel/server/testing/stream.ts'

const TICKER = 'market.btcusdt.ticker'
const DEPTH = 'market.btcusdt.depth.step0'
const KLINE = 'market.btcusdt.kline.1min'
const link = { event: 'link', params: { type: 'client' } }
const paths = ['/wss', '/ws', '/feed']

let sockets: TestSockets
let stream: TestStream
let opened: Listener[] = []

before(async () => {
  stream = createTestStream()
  sockets = await startTestSockets({ stream })
})
after(() => sockets.stop())
beforeEach(() => {
  opened = []
})
afterEach(() => {
  for (const { socket } of opened) socket.terminate()
})

async function open(path = '/wss'): Promise<Listener> {
  const listener = await listenAt(sockets.url, { path })
  opened.push(listener)
  return listener
}

/** An answer without its time, which must be that of now. */
async function answerTo(listener: Listener, message: unknown) {
  listener.say(message)
  const { ts, ...answer } = await listener.next()
  assert(Number.isInteger(ts) && Math.abs(ts - Date.now()) < 60_000)
  return answer
}

const refusal = (why: string, id?: unknown) => {
  const error = { status: 'error', 'err-code': 'bad-request', 'err-msg': why }
  return id === undefined ? error : { ...error, id }
}

for (const path of paths)
  test(`[Q15] at ${path} one subscribes, hears the latest and what is new, and unsubscribes`, async () => {
    stream.say('real', TICKER, { nth: 1 })
    const listener = await open(path)
    const subbed = await answerTo(listener, { sub: TICKER, id: 'id1' })
    assert.deepEqual(subbed, { id: 'id1', status: 'ok', subbed: TICKER })
    const { ts, ...first } = await listener.next()
    assert.deepEqual(first, { ch: TICKER, tick: { nth: 1 } })
    assert(Number.isInteger(ts))
    stream.say('real', TICKER, { nth: 2 })
    assert.deepEqual((await listener.next()).tick, { nth: 2 })
    const unsubbed = await answerTo(listener, { unsub: TICKER, id: 7 })
    assert.deepEqual(unsubbed, { id: 7, status: 'ok', unsubbed: TICKER })
    assert(!stream.isWanted('real', TICKER))
    stream.say('real', TICKER, { nth: 3 })
    assert.deepEqual(await listener.rest(), [])
  })

test('[Q15] the spec’s client links, pings and subscribes, all on one socket', async () => {
  const listener = await open()
  listener.say(link)
  assert.deepEqual(await answerTo(listener, { sub: DEPTH }), { status: 'ok', subbed: DEPTH })
  listener.say({ event: 'ping' })
  const { event, ts } = await listener.next()
  assert.equal(event, 'pong')
  assert(Math.abs(ts - Date.now()) < 60_000)
  stream.say('real', DEPTH, { bids: [], asks: [] })
  assert.equal((await listener.next()).ch, DEPTH)
})

test('[Q15] what is of the stream comes packed, in binary; what is a member’s comes as text', async () => {
  const listener = await open()
  const kinds: [string, boolean][] = []
  listener.socket.on('message', (data, isBinary) => {
    const text = String(isBinary ? gunzipSync(data as Buffer) : data)
    kinds.push([Object.keys(JSON.parse(text))[0] ?? '', isBinary])
  })
  listener.say({ sub: KLINE })
  listener.say({ event: 'ping' })
  listener.say({ req: KLINE })
  listener.say({ sub: 'nonsense' })
  listener.say({ event: 'auth', params: { token: '1 real' } })
  await eventually('all five are answered', () => kinds.length === 5)
  stream.say('real', KLINE, {})
  await eventually('it is told', () => kinds.length === 6)
  assert.deepEqual(
    new Map(kinds),
    new Map([
      ['status', true],
      ['event', false],
      ['rep', true],
      ['ch', true],
    ]),
  )
})

test('[Q15] several topics are subscribed and left together', async () => {
  const listener = await open('/ws')
  stream.say('real', KLINE, { nth: 1 })
  const sub = [TICKER, DEPTH, KLINE, KLINE]
  assert.deepEqual(await answerTo(listener, { sub, id: 'x' }), {
    id: 'x',
    status: 'ok',
    subbed: sub,
  })
  const known = (await listener.rest()).map(({ ch }) => ch)
  assert.equal(known.filter((ch) => ch === KLINE).length, 1)
  for (const topic of [TICKER, DEPTH]) stream.publish('real', topic, { nth: 2 })
  stream.flush()
  assert.deepEqual(
    (await listener.rest()).map(({ ch }) => ch),
    [TICKER, DEPTH],
  )
  const unsub = [TICKER, KLINE]
  assert.equal((await answerTo(listener, { unsub })).status, 'ok')
  assert.deepEqual(
    [TICKER, DEPTH, KLINE].map((topic) => stream.isWanted('real', topic)),
    [false, true, false],
  )
})

test('[Q15] of several topics with one that is none, nothing is subscribed', async () => {
  const listener = await open('/ws')
  const sub = [TICKER, 'market.nonesuch.ticker']
  assert.deepEqual(await answerTo(listener, { sub, id: 'x' }), refusal('invalid symbol', 'x'))
  assert(!stream.isWanted('real', TICKER))
})

test('[Q15] to subscribe twice is to listen once; to leave what one does not hear is no harm', async () => {
  const listener = await open('/ws')
  for (let nth = 0; nth < 2; nth++) listener.say({ sub: KLINE })
  const answers = await listener.rest()
  assert.equal(answers.filter(({ subbed }) => subbed === KLINE).length, 2)
  assert(answers.length <= 3)
  stream.say('real', KLINE, {})
  assert.equal((await listener.rest()).length, 1)
  for (let nth = 0; nth < 2; nth++)
    assert.equal((await answerTo(listener, { unsub: KLINE })).unsubbed, KLINE)
  assert(!stream.isWanted('real', KLINE))
})

test('[Q15] one asks once, with a time in seconds, and gets what the topic holds', async () => {
  const listener = await open('/feed')
  stream.asked.length = 0
  const asked = { req: KLINE, id: 'r1', from: 1_700_000_000, to: 1_700_000_060 }
  assert.deepEqual(await answerTo(listener, asked), {
    id: 'r1',
    rep: KLINE,
    status: 'ok',
    data: ['real', KLINE],
  })
  const within = { from: 1_700_000_000_000, to: 1_700_000_060_000 }
  assert.deepEqual(stream.asked, [{ realm: 'real', topic: KLINE, within }])
  assert(!stream.isWanted('real', KLINE))
  const backwards = { ...asked, from: 1_700_000_061 }
  assert.deepEqual(await answerTo(listener, backwards), refusal('invalid range', 'r1'))
  const empty = { req: 'market.btcusdt.trade.detail' }
  assert.deepEqual(await answerTo(listener, empty), refusal('nothing to tell'))
})

test('[Q17] topics that there are not are refused by name, for whatever is asked', async () => {
  const listener = await open('/ws')
  for (const word of ['sub', 'unsub', 'req'])
    for (const [topic, why] of [
      ['market.nonesuch.ticker', 'invalid symbol'],
      ['market.btcusdt.nonesuch', 'invalid topic'],
      ['market.BTCUSDT.ticker', 'invalid symbol'],
    ] as const)
      assert.deepEqual(await answerTo(listener, { [word]: topic, id: 1 }), refusal(why, 1))
})

test('[Q17] an id is a number or a short text, and comes back as it was', async () => {
  const id = 'a"\\ ü'
  const listener = await open('/ws')
  for (const good of [id, '', 0, -5, 9_007_199_254_740_991, 'x'.repeat(64)])
    assert.equal((await answerTo(listener, { unsub: KLINE, id: good })).id, good)
  for (const bad of [1.5, 'x'.repeat(65), null, {}, ['x'], true])
    assert.deepEqual(
      await answerTo(listener, { unsub: KLINE, id: bad }),
      refusal('invalid message'),
    )
})

test('[Q15] HTX’s paths know nothing else; the other one keeps its own words for what is wrong', async () => {
  const htx = await open('/ws')
  for (const message of [link, { event: 'ping' }, { event: 'auth', params: { token: '1 real' } }])
    assert.deepEqual(await answerTo(htx, message), refusal('invalid message'))
  const own = await open('/wss')
  for (const message of [{ nothing: 1 }, { event: {}, sub: TICKER }]) {
    own.say(message)
    assert.equal((await own.next()).reason, 'badRequest')
  }
  own.say({ sub: 5 })
  assert.equal((await own.next())['err-msg'], 'invalid message')
})

test('a topic that fails is logged, and the socket stays open', async (t) => {
  const failing = {
    ...createTestStream(),
    latest: () => Promise.reject(new Error('broken')),
    ask: () => {
      throw new Error('broken')
    },
  }
  const own = await startTestSockets({ stream: failing })
  t.after(own.stop)
  const listener = await listenAt(own.url, { path: '/ws' })
  assert.equal((await answerTo(listener, { sub: TICKER })).status, 'ok')
  assert.deepEqual(await answerTo(listener, { req: TICKER, id: 1 }), refusal('server error', 1))
  await eventually('both are logged', () => own.logged.length === 2)
  failing.say('real', TICKER, { nth: 1 })
  assert.equal((await listener.next()).ch, TICKER)
  assert.equal(own.logged.length, 2)
  assert(own.logged.every((line) => !line.includes('broken')))
  listener.socket.terminate()
})
