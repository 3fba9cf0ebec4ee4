/** Listeners who read too slowly, or never: they miss messages or are closed, and nobody else notices. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { type Listener, listenAt } from '@evenkeel/server/testing/listener.ts'
import { clientFrame, openRaw } from '@evenkeel/server/testing/rawSocket.ts'
import { startTestSockets, type TestSockets } from '@evenkeel/server/testing/sockets.ts'
import { createTestStream, type TestStream } from '@evenkeel/server/testing/stream.ts'

const DEPTH = 'market.btcusdt.depth.step0'
const TICKER = 'market.btcusdt.ticker'
const CHANGES = 'market.btcusdt.mbp.150'
const KLINE = 'market.btcusdt.kline.1min'
const link = { event: 'link', params: { type: 'client' } }
const MEBIBYTE = 1_048_576
/** What cannot be packed any smaller. */
const large = randomBytes(48 * 1024).toString('base64')

async function start(stream: TestStream, stuckMs = 60_000): Promise<TestSockets> {
  return startTestSockets({ stream, timing: { checkMs: 20, stuckMs } })
}

async function listening(url: string, ...sub: string[]): Promise<Listener> {
  const listener = await listenAt(url)
  listener.say(link)
  listener.say({ sub })
  await listener.rest()
  return listener
}

/** The listener has heard this message of the topic. */
const hears = (listener: Listener, topic: string, nth: number) =>
  eventually(`${topic} comes to ${nth}`, () =>
    listener.heard.slice(-5).some(({ ch, tick }) => ch === topic && tick.nth === nth),
  )

const numbersOf = ({ heard }: Listener, topic: string): number[] =>
  heard.filter(({ ch }) => ch === topic).map(({ tick }) => tick.nth)

test('[Q16] [W2] one that stops reading misses messages; when it reads again, the next is the newest', async (t) => {
  const stream = createTestStream()
  const { url, stop, figure } = await start(stream)
  t.after(stop)
  const reader = await listening(url, DEPTH, CHANGES)
  stream.say('real', KLINE, { nth: 0 })
  const slow = await listening(url, DEPTH, KLINE, CHANGES)
  slow.socket.pause()
  let nth = 0
  const say = async (listener: Listener) => {
    stream.publish('real', CHANGES, { nth })
    stream.publish('real', DEPTH, { nth, large })
    stream.flush()
    await hears(listener, DEPTH, nth++)
  }
  while (figure('stream_gaps') === 0) {
    await say(reader)
    assert(nth < 2_000, 'it was told for ever')
  }
  for (let more = 0; more < 50; more++) await say(reader)
  slow.socket.resume()
  await hears(slow, DEPTH, nth - 1)
  for (let more = 0; more < 5; more++) await say(slow)
  await hears(reader, DEPTH, nth - 1)
  const numbers = numbersOf(slow, DEPTH)
  assert.deepEqual(numbers.slice(-6), [nth - 6, nth - 5, nth - 4, nth - 3, nth - 2, nth - 1])
  assert(numbers.length <= nth - 50, `${numbers.length} of ${nth}`)
  assert.deepEqual(
    numbers,
    numbers.toSorted((one, other) => one - other),
  )
  assert.equal(new Set(numbers).size, numbers.length)
  // Where it missed nothing it is told nothing again; what has no whole goes on with a gap that shows.
  assert.deepEqual(numbersOf(slow, KLINE), [0])
  assert.deepEqual(numbersOf(slow, CHANGES).slice(-5), numbers.slice(-5))
  const all = Array.from({ length: nth }, (_, number) => number)
  assert.deepEqual(numbersOf(reader, DEPTH), all)
  assert.deepEqual(numbersOf(reader, CHANGES), all)
  slow.socket.terminate()
  reader.socket.terminate()
})

test('[Q16] [W2] those that never read are closed, others miss nothing, and memory does not grow', async (t) => {
  const SOCKETS = 60
  const MESSAGES = 400
  const stream = createTestStream()
  const { url, port, stop, open, figure } = await start(stream, 300)
  t.after(stop)
  const reader = await listening(url, DEPTH, TICKER)
  const idle = Array.from({ length: SOCKETS }, () => openRaw(port))
  t.after(() => idle.map(({ socket }) => socket.destroy()))
  for (const [nth, { socket }] of idle.entries()) {
    socket.write(clientFrame(JSON.stringify(link)))
    // Some listen alone, some together with others.
    const sub = nth % 3 === 0 ? [DEPTH, `market.btcusdt.kline.${nth}min`] : [DEPTH, TICKER]
    socket.write(clientFrame(JSON.stringify({ sub })))
    socket.pause()
  }
  await open(SOCKETS + 1)
  const alone = `market.btcusdt.kline.${SOCKETS - 3}min`
  await eventually('all have subscribed', () => stream.isWanted('real', alone))
  const memory = () => {
    const { external, heapUsed } = process.memoryUsage()
    return external + heapUsed
  }
  const before = memory()
  let most = 0
  for (let nth = 0; nth < MESSAGES; nth++) {
    stream.publish('real', TICKER, { nth })
    stream.publish('real', DEPTH, { nth, large })
    stream.flush()
    most = Math.max(most, memory() - before)
    await hears(reader, DEPTH, nth)
  }
  await open(1)
  assert.equal(figure('stream_gaps'), SOCKETS)
  // The reader keeps some 30 MB of it; without a bound the others would keep 1.2 GB.
  assert(most < 120 * MEBIBYTE, `${Math.round(most / MEBIBYTE)} MiB`)
  for (const topic of [DEPTH, TICKER]) assert.equal(numbersOf(reader, topic).length, MESSAGES)
  reader.socket.terminate()
})

test('[W2] answers that are not read have an end too', async (t) => {
  const stream = { ...createTestStream(), ask: async () => JSON.stringify(large.repeat(4)) }
  const { url, stop, open } = await start(stream)
  t.after(stop)
  const asking = await listenAt(url)
  t.after(() => asking.socket.terminate())
  asking.say(link)
  asking.socket.pause()
  const more = setInterval(() => asking.say({ req: DEPTH }), 101)
  t.after(() => clearInterval(more))
  for (let nth = 0; nth < 15; nth++) asking.say({ req: DEPTH })
  await open(0)
})
