/** Clients that do not read, open too much, or send too much at once: each is bounded, and closed in the end. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@evenkeel/kernel/testing'
import { get, sendBytes } from '../testing/calls.ts'
import { createBareHttp, listen, openAt, comesTo as reaches } from '../testing/http.ts'
import type { Http } from './server.ts'

const large = 'x'.repeat(1_000_000)
/** Answered when a test says so. */
const slower = Promise.withResolvers<string>()
const pages = [
  { path: '/test/large', policy: 'public', answer: () => large },
  { path: '/test/slow', policy: 'public', answer: () => pause(300, '{}') },
  { path: '/test/slower', policy: 'public', answer: () => slower.promise },
] as const
const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

async function given(wishes: Parameters<typeof createBareHttp>[0]) {
  const app = createBareHttp({ plainPages: pages, ...wishes })
  after(() => app.close())
  const url = await listen(app)
  const open = async (localAddress = '127.0.0.1') => {
    const { port, hostname: host } = new URL(url)
    const socket = connect({ port: Number(port), host, localAddress }).on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  return { app, url, open }
}

const comesTo = (app: Http, count: number) => reaches(count, () => openAt(app))

test('[F1] a client that does not read is closed, however much it asks for', async (t) => {
  const { app, open } = await given({ connectionTiming: { stuckMs: 500, closeMs: 500 } })
  const sockets: Socket[] = []
  const taken = t.mock.fn()
  app.server.on('connection', taken)
  for (let nth = 0; nth < 5; nth++) {
    const socket = await open()
    socket.pause().write(requestOf('/test/large').repeat(20))
    sockets.push(socket)
  }
  await reaches(5, async () => taken.mock.callCount())
  await comesTo(app, 0)
  for (const socket of sockets) socket.destroy()
})

test('[F1] one that does not read what the system holds for it is closed as well, and who waits for an answer is not', async () => {
  const { app, open } = await given({ connectionTiming: { stuckMs: 100, closeMs: 300 } })
  app.server.keepAliveTimeout = 100
  const taken = once(app.server, 'connection')
  const deaf = await open()
  await taken
  deaf.pause().write(requestOf('/api/docs.css'))
  await comesTo(app, 0)
  deaf.destroy()
  const patient = await open()
  patient.write(requestOf('/test/slow'))
  const [bytes] = await once(patient, 'data')
  assert.match(String(bytes), /^HTTP\/1\.1 200/)
  patient.destroy()
})

test('[F1] an address has no more connections than it may', async () => {
  const { app, url, open } = await given({ connectionsPerAddress: 4 })
  const sockets = [await open(), await open(), await open(), await open()]
  await comesTo(app, 4)
  await assert.rejects(
    async () => once(await open(), 'data', { signal: AbortSignal.timeout(60_000) }),
    {
      code: 'ECONNRESET',
    },
  )
  const neighbour = await open('127.0.0.2')
  neighbour.write(requestOf('/test/slow'))
  assert.match(String((await once(neighbour, 'data'))[0]), /^HTTP\/1\.1 200/, 'another address')
  neighbour.destroy()
  sockets[0]?.destroy()
  await comesTo(app, 3)
  assert.equal((await get(url, 'docs.css', { connection: 'close' })).status, 200)
  for (const socket of sockets) socket.destroy()
})

test('[F1] a connection that became a socket is no plain connection any more', async () => {
  const { app, url, open } = await given({ connectionsPerAddress: 1 })
  const upgraded = once(app.server, 'upgrade')
  const socket = await open()
  socket.write('GET /wss HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  const [, served] = (await upgraded) as [unknown, Socket]
  const plain = await get(url, 'docs.css', { connection: 'close' }).catch((error) => error)
  for (const end of [socket, served]) end.destroy()
  assert.equal(plain.status, 200)
})

test('[F1] who did not read for a moment and then waits for an answer gets it, and may rest between two', async () => {
  // Told by hand that nothing moves, the server need not be waited for, nor be kept up with.
  const stuckMs = 600_000
  const { app, open } = await given({ connectionTiming: { stuckMs, closeMs: 300 } })
  const taken = once(app.server, 'connection')
  const patient = await open()
  const [served] = (await taken) as [Socket]
  let text = ''
  patient.pause().write(requestOf('/test/large').repeat(20) + requestOf('/test/slower'))
  await reaches(stuckMs, async () => served.timeout ?? 0)
  const resting = once(app.server, 'connection')
  const idle = await open()
  const [idleServed] = (await resting) as [Socket]
  patient.on('data', (bytes) => (text = (text + bytes).slice(-2_000))).resume()
  await eventually('all that was unread is sent', () => served.writableLength === 0)
  app.server.emit('timeout', served)
  slower.resolve('{"slower":1}')
  await eventually('it is answered', () => text.endsWith('{"slower":1}'))
  const deaf = once(app.server, 'connection')
  const unread = await open()
  const [unreadServed] = (await deaf) as [Socket]
  unread.pause().write(requestOf('/test/large').repeat(20))
  await reaches(stuckMs, async () => unreadServed.timeout ?? 0)
  assert.equal(idleServed.timeout ?? 0, 0, 'who has nothing to read is not timed')
  app.server.emit('timeout', unreadServed)
  await eventually('who does not read is reset', () => unreadServed.destroyed)
  for (const socket of [patient, unread]) socket.destroy()
  idle.write(requestOf('/test/slow'))
  assert.match(String((await once(idle, 'data'))[0]), /^HTTP\/1\.1 200/)
  idle.destroy()
})

test('[F1] past what a connection may have under way it is told so and closed', async () => {
  const { url } = await given({})
  const answer = await sendBytes(url, requestOf('/test/slow').repeat(200))
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  assert.deepEqual([statuses.length, statuses.at(-1)], [33, '429'])
  assert(statuses.slice(0, -1).every((status) => status === '200'))
})
