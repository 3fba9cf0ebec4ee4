/** Prices over a line that swallows everything, against a real server: out of date soon, and live with the next ones. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { after, before, type TestContext, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { createServerClock, createStream } from '@evenkeel/wire/client'

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
})
after(() => server.stop())

const TIMING = { beatMs: 20, askMs: 100, silentMs: 400 }

/** A way to the server on which everything can be held up, and neither end notices. */
async function givenWay(t: TestContext) {
  const both: Socket[] = []
  const port = Number(new URL(server.url).port)
  const way = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => undefined)
    both.push(near, far)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  t.after(() => {
    for (const socket of both) socket.destroy()
    way.close()
  })
  return {
    url: `ws://127.0.0.1:${(way.address() as AddressInfo).port}/wss`,
    hold: () => both.forEach((socket) => void socket.unpipe().pause()),
    release() {
      for (let nth = 0; nth < both.length; nth += 2) {
        const [near, far] = both.slice(nth, nth + 2) as [Socket, Socket]
        near.pipe(far).pipe(near)
      }
    },
  }
}

const until = (holds: () => boolean) => eventually(`${holds}`, holds)

test('[Q23] prices that stop without a word are out of date, and live again with the next of them', async (t) => {
  const way = await givenWay(t)
  const states: string[] = []
  let heard = 0
  const stream = createStream({
    url: way.url,
    token: () => undefined,
    onState: (state) => states.push(state),
    onSessionEnd: () => undefined,
    timing: TIMING,
  })
  t.after(() => stream.stop())
  stream.listen('market.btcusdt.ticker', () => heard++)
  await until(() => heard > 2)
  await until(() => states.at(-1) === 'live')
  way.hold()
  await until(() => states.at(-1) === 'reconnecting')
  const before = heard
  way.release()
  await until(() => states.at(-1) === 'live')
  await until(() => heard > before)
})

test('[Q23] what a later message replaces says so before it is unpacked; trades, increments and the candle before do not', async (t) => {
  const names = new Map<string, Set<string>>()
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/wss`)
  t.after(() => socket.close())
  socket.binaryType = 'arraybuffer'
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    const { ch, tick } = JSON.parse(gunzipSync(data).toString())
    if (ch === undefined) return
    const packed = Buffer.from(data)
    const isNamed = packed[3] === 8
    const name = isNamed ? packed.toString('latin1', 10, packed.indexOf(0, 10)) : 'nothing'
    names.set(ch, (names.get(ch) ?? new Set()).add(name.replace(`${tick.id * 1000}`, 'its start')))
  }
  await once(socket, 'open')
  const of = (kind: string) => `market.btcusdt.${kind}`
  const [replaced, needed] = [
    ['ticker', 'detail', 'bbo', 'depth.step0', 'kline.1min'].map(of),
    ['trade.detail', 'mbp.150'].map(of),
  ]
  socket.send(JSON.stringify({ sub: [...replaced, ...needed] }))
  await until(() => replaced.every((ch) => (names.get(ch)?.size ?? 0) > 1))
  await until(() => needed.every((ch) => names.has(ch)))
  // The first of each is what was so before: nobody has anything to drop for it.
  for (const ch of replaced) {
    const own = ch.includes('kline') ? `${ch} its start` : ch
    assert.deepEqual([...(names.get(ch) ?? [])], ['nothing', own])
  }
  for (const ch of needed) assert.deepEqual([...(names.get(ch) ?? [])], ['nothing'])
})

test('[Q23] a listener to what is not told of is asked, answers, and stays live', async (t) => {
  const clock = createServerClock(Date.now)
  const note = t.mock.method(clock, 'note')
  const states: string[] = []
  const stream = createStream({
    url: `${server.url.replace('http', 'ws')}/wss`,
    token: () => undefined,
    onState: (state) => states.push(state),
    onSessionEnd: () => undefined,
    // Whoever is answered is not given up, however slow the machine.
    timing: { ...TIMING, silentMs: 600_000, deadMs: 600_000 },
    clock,
  })
  t.after(() => stream.stop())
  await until(() => note.mock.callCount() > 5)
  assert.deepEqual(states, ['connecting', 'live'])
})
