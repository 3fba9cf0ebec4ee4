/** Clients that do not read, open too much, or send too much at once: each is bounded, and closed in the end. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { get, sendBytes } from '../testing/calls.ts'
import { createBareHttp, listen } from '../testing/http.ts'
import type { Http } from './server.ts'

const large = 'x'.repeat(1_000_000)
const pages = [
  { path: '/test/large', policy: 'public', answer: () => large },
  { path: '/test/slow', policy: 'public', answer: () => pause(300, '{}') },
] as const
const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

async function given(wishes: Parameters<typeof createBareHttp>[0]) {
  const app = createBareHttp({ plainPages: pages, ...wishes })
  after(() => app.close())
  const url = await listen(app)
  const open = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  return { app, url, open }
}

const openAt = ({ server }: Http) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

async function comesTo(app: Http, count: number): Promise<void> {
  for (let tries = 0; (await openAt(app)) !== count; tries++) {
    assert(tries < 500, `${await openAt(app)} are open`)
    await pause(10)
  }
}

test('[F1] a client that does not read is closed, however much it asks for', async () => {
  const { app, open } = await given({ connectionTiming: { stuckMs: 500, closeMs: 500 } })
  const sockets: Socket[] = []
  for (let nth = 0; nth < 5; nth++) {
    const socket = await open()
    socket.pause().write(requestOf('/test/large').repeat(20))
    sockets.push(socket)
  }
  await comesTo(app, 5)
  await comesTo(app, 0)
  for (const socket of sockets) socket.destroy()
})

test('[F1] one that does not read what the system holds for it is closed as well, and who waits for an answer is not', async () => {
  const { app, open } = await given({ connectionTiming: { stuckMs: 100, closeMs: 300 } })
  app.server.keepAliveTimeout = 100
  const deaf = await open()
  deaf.pause().write(requestOf('/api/docs.css'))
  await comesTo(app, 1)
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
    async () => once(await open(), 'data', { signal: AbortSignal.timeout(3_000) }),
    {
      code: 'ECONNRESET',
    },
  )
  sockets[0]?.destroy()
  await comesTo(app, 3)
  assert.equal((await get(url, 'docs.css', { connection: 'close' })).status, 200)
  for (const socket of sockets) socket.destroy()
})

test('[F1] past what a connection may have under way it is told so and closed', async () => {
  const { url } = await given({})
  const answer = await sendBytes(url, requestOf('/test/slow').repeat(200))
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  assert.deepEqual([statuses.length, statuses.at(-1)], [33, '429'])
  assert(statuses.slice(0, -1).every((status) => status === '200'))
})
