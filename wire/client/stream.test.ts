/** The stream against a real socket server: greeting, news, silence and coming back. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import { type WebSocket as Socket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { channel } from '../channel.ts'
import { createStream, type StreamOptions, streamUrl } from './stream.ts'

const prices = channel({
  name: 'prices',
  summary: 'Prices.',
  policy: 'public',
  data: z.object({ price: z.string() }),
})
/** No line is given up for a machine that stands still for a while. */
const timing = {
  beatMs: 10,
  askMs: 40,
  silentMs: 600_000,
  deadMs: 600_000,
  pingMs: 10_000,
  reconnectMs: 30,
  jitterMs: 10,
}

async function given(t: TestContext, options: Partial<StreamOptions> = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const heard: { event: string; params?: object }[] = []
  const states: string[] = []
  const sockets: Socket[] = []
  const behaviour = { pong: true, auth: { event: 'auth', code: 1 } as object }
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      heard.push(message)
      const pong = JSON.stringify({ event: 'pong', ts: Date.now() })
      if (message.event === 'ping' && behaviour.pong) socket.send(pong)
      if (message.event === 'auth') socket.send(JSON.stringify(behaviour.auth))
    })
  })
  const stream = createStream({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/wss`,
    token: () => undefined,
    onState: (state) => states.push(state),
    onSessionEnd: () => states.push('session ended'),
    timing,
    ...options,
  })
  t.after(() => {
    stream.stop()
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  const latest = () => sockets.at(-1)
  return { stream, heard, states, behaviour, latest, sockets }
}

const ticker = () => JSON.stringify({ ch: 'market.btcusdt.ticker', ts: Date.now(), tick: {} })

const until = (holds: () => boolean) => eventually(`${holds}`, holds)

test('the socket is at /wss of the page’s own host, and encrypted where the page is', () => {
  const of = (protocol: string) => streamUrl({ protocol, host: 'exchange.example:8443' })
  assert.equal(of('https:'), 'wss://exchange.example:8443/wss')
  assert.equal(of('http:'), 'ws://exchange.example:8443/wss')
})

test('the stream sends a link message, and is live at once without a token', async (t) => {
  const { heard, states } = await given(t)
  await until(() => states.includes('live'))
  await until(() => heard.length > 0)
  assert.deepEqual(heard[0], { event: 'link', params: { type: 'client' } })
  assert.deepEqual(states, ['connecting', 'live'])
})

test('with a token it is live when the exchange has accepted it', async (t) => {
  const sessions: object[] = []
  const { heard, states, behaviour } = await given(t, {
    token: () => 'abc',
    onSession: ({ realm }) => sessions.push({ realm }),
  })
  behaviour.auth = { event: 'auth', code: 1, realm: 'demo' }
  await until(() => states.includes('live'))
  assert.deepEqual(heard[1], { event: 'auth', params: { token: 'abc' } })
  assert.deepEqual(sessions, [{ realm: 'demo' }])
})

test('a token that is not accepted ends the session', async (t) => {
  const { states, behaviour } = await given(t, { token: () => 'old' })
  behaviour.auth = { event: 'auth', code: 401, msg: 'no', reason: 'notLoggedIn' }
  await until(() => states.includes('session ended'))
  assert.equal(states.includes('live'), false)
})

test('news reach the listeners of their channel, plain or gzip, in the order sent', async (t) => {
  const { stream, states, latest } = await given(t)
  const seen: string[] = []
  const unsubscribe = stream.subscribe(prices, ({ price }) => seen.push(price))
  await until(() => states.includes('live') && latest() !== undefined)
  const frame = (price: string) => JSON.stringify({ channel: 'prices', data: { price } })
  for (let n = 0; n < 20; n++) {
    if (n % 2 === 0) latest()?.send(gzipSync(frame(String(n))))
    else latest()?.send(frame(String(n)))
  }
  latest()?.send('{"channel":"others","data":{}}')
  await until(() => seen.length === 20)
  assert.deepEqual(
    seen,
    Array.from({ length: 20 }, (_, n) => String(n)),
  )
  unsubscribe()
  let isOver = false
  stream.subscribe(channel({ ...prices, name: 'over' }), () => {
    isOver = true
  })
  latest()?.send(frame('late'))
  latest()?.send('{"channel":"over","data":{"price":"1"}}')
  await until(() => isOver)
  assert.equal(seen.length, 20)
})

test('one message with the news of several channels reaches the listeners of each', async (t) => {
  const { stream, states, latest } = await given(t)
  const others = channel({ ...prices, name: 'others' })
  const seen: string[] = []
  stream.subscribe(prices, ({ price }) => seen.push(`prices ${price}`))
  stream.subscribe(others, ({ price }) => seen.push(`others ${price}`))
  await until(() => states.includes('live') && latest() !== undefined)
  const news = [
    { channel: 'others', data: { price: '1' } },
    { channel: 'unheard', data: {} },
    { channel: 'prices', data: { price: '2' } },
  ]
  latest()?.send(JSON.stringify({ news }))
  await until(() => seen.length === 2)
  assert.deepEqual(seen, ['others 1', 'prices 2'])
})

/** A stream in its usual timing, over sockets and with a clock that a test moves by hand. */
function givenByHand(t: TestContext) {
  class HandSocket {
    static readonly OPEN = WebSocket.OPEN
    readonly readyState = WebSocket.OPEN
    readonly said: string[] = []
    readonly onopen?: () => void
    readonly onmessage?: (message: { data: string }) => void
    readonly onclose?: () => void
    constructor() {
      sockets.push(this)
    }
    send(text: string) {
      this.said.push(JSON.parse(text).event)
    }
    close() {}
  }
  const sockets: HandSocket[] = []
  const states: string[] = []
  const usual = globalThis.WebSocket
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout'] })
  Object.assign(globalThis, { WebSocket: HandSocket })
  const stream = createStream({
    url: 'ws://exchange.example/wss',
    token: () => undefined,
    onState: (state) => states.push(state),
    onSessionEnd: () => undefined,
  })
  t.after(() => {
    stream.stop()
    Object.assign(globalThis, { WebSocket: usual })
  })
  sockets[0]?.onopen?.()
  const pings = () => sockets[0]?.said.filter((event) => event === 'ping').length
  return { stream, sockets, states, pings, pass: (ms: number) => t.mock.timers.tick(ms) }
}

test('[market Q23] a ping goes with the greeting and every 10 seconds, however much is heard', (t) => {
  const { sockets, pings, pass } = givenByHand(t)
  const talkFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      sockets[0]?.onmessage?.({ data: '{"channel":"others","data":{}}' })
      pass(250)
    }
  }
  assert.equal(pings(), 1)
  talkFor(9_750)
  assert.equal(pings(), 1)
  talkFor(250)
  assert.equal(pings(), 2)
  talkFor(9_750)
  assert.equal(pings(), 2)
  talkFor(250)
  assert.equal(pings(), 3)
})

test('a quiet line is asked after a second, is not live after 2.25 and given up after 10', (t) => {
  const { sockets, states, pings, pass } = givenByHand(t)
  t.mock.method(Math, 'random', () => 0)
  pass(999)
  assert.equal(pings(), 1)
  pass(1)
  assert.equal(pings(), 2)
  pass(1_249)
  assert.deepEqual(states, ['connecting', 'live'])
  pass(1)
  assert.deepEqual(states, ['connecting', 'live', 'reconnecting'])
  pass(7_749)
  pass(1)
  pass(1_999)
  assert.equal(sockets.length, 1)
  pass(1)
  assert.equal(sockets.length, 2, 'given up at 10 seconds, and opened again 2 later')
})

test('a closed socket is opened again after 2 seconds, or up to one more', (t) => {
  const { sockets, pass } = givenByHand(t)
  const chance = t.mock.method(Math, 'random', () => 0)
  for (const [random, waitMs] of [
    [0, 2_000],
    [0.5, 2_500],
    [0.999, 2_999],
  ] as const) {
    chance.mock.mockImplementation(() => random)
    const { length } = sockets
    sockets.at(-1)?.onclose?.()
    pass(waitMs - 1)
    assert.equal(sockets.length, length)
    pass(1)
    assert.equal(sockets.length, length + 1)
    sockets.at(-1)?.onopen?.()
  }
})

for (const isCut of [false, true])
  test(`a stream that is stopped ${isCut ? 'while it waits to come back' : 'while it is live'} stays away`, (t) => {
    const { stream, sockets, pass } = givenByHand(t)
    if (isCut) sockets[0]?.onclose?.()
    stream.stop()
    sockets[0]?.onclose?.()
    pass(60_000)
    assert.equal(sockets.length, 1)
  })

test('a line on which pings are answered stays live, however quiet it is', (t) => {
  const { sockets, states, pings, pass } = givenByHand(t)
  for (let passed = 0, answered = 0; passed < 60_000; passed += 250) {
    pass(250)
    for (; answered < (pings() ?? 0); answered++)
      sockets[0]?.onmessage?.({ data: '{"event":"pong","ts":1}' })
  }
  assert.deepEqual([states, sockets.length], [['connecting', 'live'], 1])
  assert.ok((pings() ?? 0) > 20, 'it is asked while it is quiet')
})

test('a closed socket is opened again, and whoever reads is told to read afresh', async (t) => {
  const { stream, states, latest, sockets } = await given(t)
  let resumed = 0
  stream.onResume(() => resumed++)
  await until(() => resumed === 1 && latest() !== undefined)
  latest()?.terminate()
  await until(() => resumed === 2)
  assert.equal(sockets.length, 2)
  assert.deepEqual(states, ['connecting', 'live', 'reconnecting', 'live'])
})

test('a socket that answers no ping is given up', async (t) => {
  const { states, behaviour, heard } = await given(t, { timing: { ...timing, deadMs: 100 } })
  behaviour.pong = false
  await until(() => states.includes('reconnecting'))
  assert.ok(heard.some(({ event }) => event === 'ping'))
  behaviour.pong = true
  await until(() => states.at(-1) === 'live')
})

test('a line that falls silent is not live, and is again with the first word; nothing is read anew', async (t) => {
  const { stream, states, behaviour, latest, sockets } = await given(t, {
    timing: { ...timing, silentMs: 80 },
  })
  let resumed = 0
  stream.onResume(() => resumed++)
  stream.listen('market.btcusdt.ticker', () => undefined)
  await until(() => states.at(-1) === 'live')
  behaviour.pong = false
  await until(() => states.at(-1) === 'reconnecting')
  latest()?.send(ticker())
  await until(() => states.at(-1) === 'live')
  assert.deepEqual([sockets.length, resumed], [1, 1])
})

test('pings are sent however many messages arrive', async (t) => {
  const { latest, heard } = await given(t, { timing: { ...timing, pingMs: 60 } })
  await until(() => latest() !== undefined)
  const talking = setInterval(() => latest()?.send('{"channel":"others","data":{}}'), 5)
  t.after(() => clearInterval(talking))
  await until(() => heard.filter(({ event }) => event === 'ping').length > 1)
})

test('without a network it is not live at once, and with one it does not wait to come back', async (t) => {
  const network = new EventTarget()
  const { stream, states, sockets } = await given(t, {
    network,
    timing: { ...timing, reconnectMs: 60_000 },
  })
  await until(() => states.at(-1) === 'live')
  network.dispatchEvent(new Event('online'))
  assert.equal(states.length, 2, 'a line that stands is left alone')
  network.dispatchEvent(new Event('offline'))
  assert.equal(states.at(-1), 'reconnecting')
  network.dispatchEvent(new Event('online'))
  await until(() => states.at(-1) === 'live')
  assert.equal(sockets.length, 2)
  stream.stop()
  network.dispatchEvent(new Event('offline'))
  assert.equal(states.at(-1), 'live', 'a stopped stream stays away')
})

test('after a cut, prices are live when the first of them is here, and what was missed is read before', async (t) => {
  const { stream, states, latest, sockets } = await given(t)
  let resumed = 0
  stream.onResume(() => resumed++)
  stream.listen('market.btcusdt.ticker', () => undefined)
  await until(() => resumed === 1 && latest() !== undefined)
  latest()?.terminate()
  await until(() => resumed === 2 && sockets.length === 2)
  assert.equal(states.at(-1), 'reconnecting')
  latest()?.send(ticker())
  await until(() => states.at(-1) === 'live')
})

test('news that came beside an answer reaches the same listeners; where some were missed, all is read', async (t) => {
  const { stream, states } = await given(t)
  const seen: string[] = []
  let resumed = 0
  stream.subscribe(prices, ({ price }) => seen.push(price))
  stream.onResume(() => resumed++)
  await until(() => states.includes('live'))
  const [channel, before] = ['prices', resumed]
  stream.hear([
    { channel, data: { price: '1' } },
    { channel: 'others', data: {} },
  ])
  assert.deepEqual([seen, resumed], [['1'], before])
  stream.hear(undefined)
  assert.deepEqual([seen, resumed], [['1'], before + 1])
})

test('a restart uses the token of the moment', async (t) => {
  let token: string | undefined
  const { stream, heard, states } = await given(t, { token: () => token })
  await until(() => states.includes('live'))
  token = 'new'
  stream.restart()
  await until(() => heard.some(({ event }) => event === 'auth'))
  await until(() => states.at(-1) === 'live')
})
