/** Sockets that never read: they are cut off, and what they did not read does not pile up. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Exchange } from '@evenkeel/kernel'
import { channel, z } from '@evenkeel/wire'
import { type PublicIds, tell } from '@evenkeel/wire/server'
import type { Calls } from './calls.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { serveSockets } from './socket.ts'
import { auth, listenAs, listenAt } from './testing/listener.ts'

const SIZE = 64 * 1024
const SOCKETS = 50
const NEWS = 400

async function startSockets() {
  const tells = new Set<(notice: never) => void>()
  const watch: Exchange['watch'] = (_, __, see) => {
    const hear = (notice: never) => see(notice)()
    tells.add(hear)
    return () => tells.delete(hear)
  }
  const data = z.object({ text: z.string() })
  const trial = channel({ name: 'trial', summary: 'Much.', policy: 'member', data })
  const server = createServer()
  const metrics = createMetrics()
  let members = 0
  const session = { id: 1, realm: 'real', expiresAt: Number.POSITIVE_INFINITY } as const
  const sockets = serveSockets({
    server,
    exchange: { watch } as Exchange,
    calls: {} as Calls,
    routes: [],
    limits: { addressPerSecond: 100, memberPerSecond: 100 },
    addresses: { of: () => 'here', admits: () => true },
    sessions: {
      find: (token) => (token === 'member' ? { ...session, id: ++members } : undefined),
      open: assert.fail,
    },
    tellers: [tell(trial, () => ({ text: 'x'.repeat(SIZE) }))],
    ids: {} as PublicIds,
    log: createLog(() => undefined),
    metrics,
    now: Date.now,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as AddressInfo).port
  return { port, server, sockets, tells, open: () => openIn(metrics.text()) }
}

const openIn = (metrics: string) => Number(/evenkeel_sockets (\d+)/.exec(metrics)?.[1])

/** One that says who it is and then never reads again. */
function neverReads(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n'
  socket.write(
    `GET /wss HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`,
  )
  const text = Buffer.from(JSON.stringify(auth('member')))
  // A text frame with a mask of zeros.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
  return socket.pause()
}

test('[W2] sockets that never read are cut off, and memory does not grow with what they miss', async (t) => {
  const { port, server, sockets, tells, open } = await startSockets()
  t.after(() => server.close())
  t.after(sockets.stop)
  const idle = Array.from({ length: SOCKETS }, () => neverReads(port))
  t.after(() => idle.map((socket) => socket.destroy()))
  const reader = await listenAs(`http://127.0.0.1:${port}`, 'member')
  for (let tries = 0; tells.size <= SOCKETS && tries < 200; tries++) await pause(10)
  assert.equal(tells.size, SOCKETS + 1)
  const before = process.memoryUsage()
  let most = 0
  for (let nth = 0; nth < NEWS; nth++) {
    for (const hear of tells) hear({} as never)
    const { external, heapUsed } = process.memoryUsage()
    most = Math.max(most, external + heapUsed - before.external - before.heapUsed)
    await pause(1)
  }
  // Without a bound it would be 50 x 400 x 64 KiB, which is 1.3 GB.
  assert(most < SOCKETS * 4 * 1_048_576, `${Math.round(most / 1_048_576)} MiB`)
  for (let tries = 0; open() > 1 && tries < 600; tries++) await pause(10)
  assert.equal(open(), 1)
  assert.equal(tells.size, 1)
  assert.equal(reader.heard.filter(({ channel }) => channel === 'trial').length, NEWS)
  reader.socket.terminate()
})

test('the end of the server does not wait for a socket that does not answer', async () => {
  const { port, server, sockets } = await startSockets()
  const silent = neverReads(port)
  const reader = await listenAt(`http://127.0.0.1:${port}`)
  await pause(50)
  const begun = performance.now()
  sockets.stop()
  assert.equal(await reader.closed, 1001)
  await new Promise((resolve) => server.close(resolve))
  assert(performance.now() - begun < 5_000)
  silent.destroy()
})
