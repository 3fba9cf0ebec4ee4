/** The stream against a real socket server: greeting, news, silence and coming back. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type WebSocket as Socket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { channel } from '../channel.ts'
import { createStream, type StreamOptions } from './stream.ts'

const prices = channel({
  name: 'prices',
  summary: 'Prices.',
  policy: 'public',
  data: z.object({ price: z.string() }),
})
const timing = { pingMs: 40, pongMs: 60, reconnectMs: 30, jitterMs: 10 }

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
      if (message.event === 'ping' && behaviour.pong) socket.send('{"event":"pong"}')
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

async function until(holds: () => boolean) {
  for (let turn = 0; turn < 200 && !holds(); turn++) await wait(10)
  assert.ok(holds(), `it never became true that ${holds}`)
}

test('it introduces itself, and is live at once without a token', async (t) => {
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
  latest()?.send(frame('late'))
  await wait(50)
  assert.equal(seen.length, 20)
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
  const { states, behaviour, heard } = await given(t)
  behaviour.pong = false
  await until(() => states.includes('reconnecting'))
  assert.ok(heard.some(({ event }) => event === 'ping'))
  behaviour.pong = true
  await until(() => states.at(-1) === 'live')
  await wait(200)
  assert.equal(states.filter((state) => state === 'reconnecting').length < 3, true)
})

test('a restart uses the token of the moment, and a stopped stream stays away', async (t) => {
  let token: string | undefined
  const { stream, heard, states, sockets } = await given(t, { token: () => token })
  await until(() => states.includes('live'))
  token = 'new'
  stream.restart()
  await until(() => heard.some(({ event }) => event === 'auth'))
  await until(() => states.at(-1) === 'live')
  const count = sockets.length
  stream.stop()
  await wait(100)
  assert.equal(sockets.length, count)
})
