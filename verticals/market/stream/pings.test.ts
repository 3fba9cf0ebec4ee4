/** Who is pinged, who pings, and who is gone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { type Listener, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestSockets } from '@evenkeel/server/testing/sockets.ts'
import { createTestStream } from '@evenkeel/server/testing/stream.ts'

const timing = { checkMs: 20, pingMs: 250 }
const TOPIC = 'market.btcusdt.ticker'

const start = (more: object = {}, now = Date.now) =>
  startTestSockets({ stream: createTestStream(), timing: { ...timing, ...more }, now })
const pingsOf = ({ heard }: Listener) => heard.filter(({ ping }) => ping !== undefined)

function answering(listener: Listener): Listener {
  let answered = 0
  listener.socket.on('message', () => {
    for (const { ping } of pingsOf(listener).slice(answered)) listener.say({ pong: ping })
    answered = pingsOf(listener).length
  })
  return listener
}

for (const path of ['/ws', '/feed'])
  test(`[Q15] at ${path} a client is pinged, and is closed when two pings are not answered`, async (t) => {
    const { url, stop, open } = await start()
    t.after(stop)
    const live = answering(await listenAt(url, { path }))
    const silent = await listenAt(url, { path })
    assert.equal(await silent.closed, 1008)
    const pings = pingsOf(silent)
    assert.equal(pings.length, 2)
    for (const { ping } of pings) assert(Math.abs(ping - Date.now()) < 60_000)
    await eventually('who answers is pinged on', () => pingsOf(live).length >= 6)
    await open(1)
    live.socket.terminate()
  })

test('[Q15] at /wss only who speaks HTX’s dialect is pinged; what is not a pong is no answer', async (t) => {
  const { url, stop } = await start()
  t.after(stop)
  const live = answering(await listenAt(url))
  live.say({ sub: TOPIC })
  const htx = await listenAt(url)
  htx.say({ sub: TOPIC })
  const asking = await listenAt(url)
  asking.say({ req: TOPIC })
  const linked = await listenAt(url)
  linked.say({ event: 'link', params: { type: 'client' } })
  linked.say({ sub: TOPIC })
  const pinging = await listenAt(url)
  pinging.say({ sub: TOPIC })
  pinging.say({ event: 'ping' })
  const quiet = await listenAt(url)
  const talking = setInterval(() => htx.say({ unsub: TOPIC }), 150)
  t.after(() => clearInterval(talking))
  assert.deepEqual([await htx.closed, await asking.closed], [1008, 1008])
  clearInterval(talking)
  const known = pingsOf(live).length
  await eventually('who is pinged is so twice more', () => pingsOf(live).length >= known + 2)
  live.socket.terminate()
  for (const listener of [linked, pinging, quiet]) {
    assert.equal(listener.socket.readyState, listener.socket.OPEN)
    assert.deepEqual(pingsOf(listener), [])
    listener.socket.terminate()
  }
})

test('[Q15] one that says nothing for too long is gone; a ping of any kind is something', async (t) => {
  const clock = { now: Date.now() }
  const { url, stop, open } = await start({ silentMs: 120_000 }, () => clock.now)
  t.after(stop)
  const [silent, own, plain] = [await listenAt(url), await listenAt(url), await listenAt(url)]
  silent.say({ event: 'link', params: { type: 'client' } })
  let pongs = 0
  plain.socket.on('pong', () => pongs++)
  const ping = async () => {
    own.say({ event: 'ping' })
    assert.equal((await own.next()).event, 'pong')
    const known = pongs
    plain.socket.ping('still here')
    await eventually('the other kind is answered', () => pongs > known)
  }
  await silent.rest()
  clock.now += 119_000
  await ping()
  clock.now += 2_000
  assert.equal(await silent.closed, 1006)
  await ping()
  await open(2)
  for (const { socket } of [own, plain]) socket.terminate()
})
