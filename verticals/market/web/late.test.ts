/** Prices that come too late, over a socket and by a clock that a test moves by hand. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createServerClock, createStream } from '@evenkeel/wire/client'

const TICKER = 'market.btcusdt.ticker'
const START = 1_800_000_000_000

function given(t: TestContext) {
  class HandSocket {
    static readonly OPEN = WebSocket.OPEN
    readonly readyState = WebSocket.OPEN
    readonly onopen?: () => void
    readonly onmessage?: (message: { data: string }) => void
    readonly onclose?: () => void
    pings = 0
    constructor() {
      sockets.push(this)
    }
    send(text: string) {
      if (JSON.parse(text).event === 'ping') this.pings++
    }
    close() {}
  }
  const sockets: HandSocket[] = []
  const states: string[] = []
  const heard: number[] = []
  const usual = globalThis.WebSocket
  t.mock.timers.enable({ apis: ['setInterval', 'setTimeout', 'Date'], now: START })
  Object.assign(globalThis, { WebSocket: HandSocket })
  const device = { sleptMs: 0 }
  const drawing: (() => () => void)[] = []
  const clock = createServerClock(() => Date.now() + device.sleptMs)
  const stream = createStream({
    url: 'ws://exchange.example/wss',
    token: () => undefined,
    onState: (state) => states.push(state),
    onSessionEnd: () => undefined,
    clock,
    afterPaint: (then) => drawing.push(then),
  })
  t.after(() => {
    stream.stop()
    Object.assign(globalThis, { WebSocket: usual })
  })
  const latest = () => sockets.at(-1) as HandSocket
  async function say(message: object) {
    latest().onmessage?.({ data: JSON.stringify(message) })
    for (let nth = 0; nth < 8; nth++) await turn()
  }
  return {
    stream,
    clock,
    device,
    states,
    heard,
    latest,
    follow: () => stream.listen(TICKER, ({ ts }) => heard.push(ts)),
    pass: (ms: number) => t.mock.timers.tick(ms),
    /** A price that was on its way for so long. */
    price: (lateMs: number) => say({ ch: TICKER, ts: Date.now() - lateMs, tick: {} }),
    pong: (ts = Date.now()) => say({ event: 'pong', ts }),
    open: () => latest().onopen?.(),
    /** What was read is on the screen. */
    draw: () => {
      for (const begin of drawing.splice(0)) begin()()
    },
  }
}

async function givenLive(t: TestContext) {
  const known = given(t)
  known.follow()
  known.open()
  await known.pong()
  await known.price(40)
  assert.deepEqual(known.states, ['connecting', 'live'])
  return known
}

test('[Q23] a price older than 3 seconds is late, one of exactly 3 is not; 1.5 are live again, a little more is not', async (t) => {
  const { states, price, stream, pass } = await givenLive(t)
  assert.equal(stream.delayMs(), 40)
  // Both are of the same moment: it is read later and later.
  pass(2_000)
  await price(2_000)
  assert.deepEqual(states.slice(2), [])
  pass(1_000)
  await price(3_000)
  assert.deepEqual(states.slice(2), [])
  await price(3_001)
  assert.deepEqual(states.slice(2), [], 'the newest counts, whatever comes after it')
  pass(1)
  await price(3_001)
  assert.deepEqual(states.slice(2), ['late'])
  await price(1_501)
  assert.deepEqual(states.slice(2), ['late'])
  await price(1_500)
  assert.deepEqual(states.slice(2), ['late', 'live'])
  assert.equal(stream.delayMs(), 1_500)
})

test('[Q23] a price that is read in time and drawn more than 3 seconds later is late, until one is drawn in 1.5', async (t) => {
  const { states, device, price, draw } = await givenLive(t)
  draw()
  for (const [drawnMs, state] of [
    [3_000, undefined],
    [3_001, 'late'],
    [1_501, undefined],
    [1_500, 'live'],
  ] as const) {
    const before = states.length
    await price(-device.sleptMs)
    device.sleptMs += drawnMs
    draw()
    await price(-device.sleptMs)
    assert.deepEqual(states.slice(before), state === undefined ? [] : [state], `${drawnMs} ms`)
  }
})

test('[Q23] a page that was hidden for an hour is not late for it: what was read meanwhile is what its first frame shows', async (t) => {
  const { states, device, price, draw } = await givenLive(t)
  device.sleptMs = 3_600_000
  await price(-device.sleptMs)
  draw()
  await price(-device.sleptMs)
  assert.deepEqual(states, ['connecting', 'live'])
})

test('[Q23] a page that stood still is late with its first beat, before anything is read', async (t) => {
  const { states, device, pass, price } = await givenLive(t)
  // Not a beat in an hour: a phone that slept.
  device.sleptMs = 3_600_000
  pass(250)
  assert.deepEqual(states.slice(2), ['late'])
  await price(100 - device.sleptMs)
  assert.deepEqual(states.slice(2), ['late', 'live'])
})

test('[Q23] a backlog does not move the clock: answers that waited with everything else say nothing new', async (t) => {
  const { states, clock, latest, pass, pong, price } = await givenLive(t)
  const asked: number[] = []
  let answered = 0
  // Twice as much comes as is read.
  for (let passedMs = 0; passedMs <= 60_000; passedMs += 500) {
    const { pings } = latest()
    pass(500)
    if (latest().pings > pings) asked.push(Date.now())
    await price(passedMs / 2)
    for (; Date.now() - (asked[answered] ?? Infinity) >= passedMs / 2; answered++)
      await pong(asked[answered])
    assert.equal(clock.now(), Date.now())
  }
  assert.ok(answered > 1)
  assert.equal(states.at(-1), 'late')
})

test('[Q23] what is quiet is not late: answers to pings are of now', async (t) => {
  const { states, latest, pass, pong } = await givenLive(t)
  for (let nth = 0; nth < 20; nth++) {
    const { pings } = latest()
    pass(1_000)
    assert.ok(latest().pings > pings)
    await pong()
  }
  assert.deepEqual(states, ['connecting', 'live'])
})

test('[Q23] where no price is followed, and before the exchange’s clock is known, nothing is late', async (t) => {
  const { states, open, follow, price, pong } = given(t)
  open()
  await price(60_000)
  assert.deepEqual(states, ['connecting', 'live'])
  follow()
  await price(60_000)
  assert.deepEqual(states, ['connecting', 'live'])
  await pong()
  assert.deepEqual(states, ['connecting', 'live'])
})

test('[Q23] a line that was lost while late begins anew: old prices on it are late at once', async (t) => {
  const { states, latest, open, pass, price, pong } = await givenLive(t)
  latest().onclose?.()
  pass(3_000)
  open()
  await price(5_000)
  assert.deepEqual(states.slice(2), ['reconnecting', 'late'])
  await pong()
  await price(10)
  assert.deepEqual(states.slice(2), ['reconnecting', 'late', 'live'])
})

test('[Q23] prices are late while a message has waited unread on the device for more than 3 seconds', async (t) => {
  const { states, device, latest, pass, price } = await givenLive(t)
  const arrive = () => latest().onmessage?.({ data: JSON.stringify({ channel: 'orders' }) })
  // The exchange's clock stands still, so nothing that was read grows older.
  const wait = () => {
    device.sleptMs -= 250
    pass(250)
  }
  arrive()
  for (let waited = 250; waited <= 3_000; waited += 250) {
    wait()
    arrive()
  }
  assert.deepEqual(states.slice(2), [])
  wait()
  assert.deepEqual(states.slice(2), ['late'])
  for (let nth = 0; nth < 4; nth++) await price(-device.sleptMs)
  wait()
  assert.deepEqual(states.slice(2), ['late', 'live'])
})
