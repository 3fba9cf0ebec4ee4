/** Members that never read: they are cut off, and what they did not read does not pile up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eventually } from '@evenkeel/kernel/testing'
import { channel, z } from '@evenkeel/wire'
import { tell } from '@evenkeel/wire/server'
import { auth, type Heard, listenAs, listenAt } from '../testing/listener.ts'
import { clientFrame, openRaw } from '../testing/rawSocket.ts'
import { startTestSockets } from '../testing/sockets.ts'
import { createTestStream } from '../testing/stream.ts'

const SIZE = 64 * 1024
const SOCKETS = 50
const NEWS = 400

/** Whatever happens, this is the news. */
const always = <News>(news: News) => ({ add: () => undefined, news: () => news })

function startSockets() {
  const data = z.object({ text: z.string() })
  const trial = channel({ name: 'trial', summary: 'Much.', policy: 'member', data })
  const tellers = [tell(trial, () => always({ text: 'x'.repeat(SIZE) }))]
  return startTestSockets({ stream: createTestStream(), tellers })
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** In bytes, without what nobody refers to any more. */
function memoryInUse(): number {
  collectGarbage()
  const { external, heapUsed } = process.memoryUsage()
  return external + heapUsed
}

/** One that says who it is and then never reads again. */
function neverReads(port: number, member: number) {
  const { socket } = openRaw(port)
  socket.write(clientFrame(JSON.stringify(auth(`${member} real`))))
  return socket.pause()
}

test('[W2] sockets that never read are cut off, and memory does not grow with what they miss', async (t) => {
  const { url, port, stop, watchers, open } = await startSockets()
  t.after(stop)
  const idle = Array.from({ length: SOCKETS }, (_, nth) => neverReads(port, 1 + nth))
  t.after(() => idle.map((socket) => socket.destroy()))
  const reader = await listenAs(url, '0 real')
  await eventually('all are known', () => watchers.size === SOCKETS + 1)
  const isNews = ({ channel }: Heard) => channel === 'trial'
  const before = memoryInUse()
  let most = 0
  for (let nth = 0; nth < NEWS; nth++) {
    for (const hear of watchers) hear({} as never)
    if (nth % 20 === 19) most = Math.max(most, memoryInUse() - before)
    await eventually('it is read', () => reader.heard.filter(isNews).length === nth + 1)
  }
  // Without a bound it would be 50 x 400 x 64 KiB, which is 1.3 GB.
  assert(most < SOCKETS * 4 * 1_048_576, `${Math.round(most / 1_048_576)} MiB`)
  await open(1)
  assert.equal(watchers.size, 1)
  assert.equal(reader.heard.filter(isNews).length, NEWS)
  reader.socket.terminate()
})

test('the end of the server does not wait for a socket that does not answer', async (t) => {
  const { url, port, server, sockets, open } = await startSockets()
  const silent = neverReads(port, 1)
  const reader = await listenAt(url)
  await open(2)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  sockets.stop()
  assert.equal(await reader.closed, 1001)
  const closed = new Promise((resolve) => server.close(resolve))
  t.mock.timers.tick(2_000)
  await closed
  silent.destroy()
})

test('what is pushed goes to every socket of its member that wants it, in both realms, and to nobody else', async (t) => {
  const { url, stop, sockets } = await startSockets()
  t.after(stop)
  const both = [await listenAs(url, '1 real'), await listenAs(url, '1 demo')]
  const other = await listenAs(url, '2 real')
  const deaf = await listenAt(url)
  deaf.say({ event: 'auth', params: { token: '1 real', channels: ['orders'] } })
  await deaf.next()
  const left = await listenAs(url, '1 real')
  left.say(auth('nobody'))
  assert.equal((await left.next()).reason, 'notLoggedIn')
  const data = z.object({ text: z.string() })
  const alerts = channel({ name: 'alerts', summary: 'Beware.', policy: 'member', data })
  sockets.push(alerts, 1, { text: 'ho' })
  for (const listener of both)
    assert.deepEqual(await listener.next(), { channel: 'alerts', data: { text: 'ho' } })
  for (const listener of [other, deaf, left]) assert.deepEqual(await listener.rest(), [])
  for (const { socket } of [...both, other, deaf, left]) socket.terminate()
})

test('a channel for the real realm is not heard in the demo realm, pushed or followed', async (t) => {
  const data = z.object({ text: z.string() })
  const safe = channel({ name: 'safe', summary: 'Keys.', policy: 'realMember', data })
  const told = { channel: 'safe', data: { text: 'ho' } }
  const tellers = [tell(safe, () => always(told.data))]
  const parts = { stream: createTestStream(), tellers }
  const { url, stop, sockets, watchers } = await startTestSockets(parts)
  t.after(stop)
  const [real, demo] = [await listenAs(url, '1 real'), await listenAs(url, '1 demo')]
  sockets.push(safe, 1, told.data)
  assert.deepEqual(await real.next(), told)
  for (const hear of watchers) hear({} as never)
  assert.deepEqual(await real.next(), told)
  assert.deepEqual(await demo.rest(), [])
  for (const { socket } of [real, demo]) socket.terminate()
})
