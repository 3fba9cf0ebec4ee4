/** Who begins to listen: nothing older comes after something newer, and nothing comes to one who has left. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { auth, type Listener, listenAs, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestSockets, type TestSockets } from '@evenkeel/server/testing/sockets.ts'
import { createTestStream, type TestStream } from '@evenkeel/server/testing/stream.ts'

const TICKER = 'market.btcusdt.ticker'
const DEPTH = 'market.btcusdt.depth.step0'
const CHANGES = 'market.btcusdt.mbp.150'

let sockets: TestSockets
let stream: TestStream
let opened: Listener[] = []

before(async () => {
  stream = createTestStream()
  sockets = await startTestSockets({ stream })
})
after(() => sockets.stop())
beforeEach(() => {
  opened = []
})
afterEach(async () => {
  for (const { socket } of opened) socket.terminate()
  await sockets.open(0)
})

async function open(): Promise<Listener> {
  const listener = await listenAt(sockets.url)
  opened.push(listener)
  return listener
}

const ticksOf = (heard: readonly { tick?: unknown }[]) =>
  heard.map(({ tick }) => tick).filter((tick) => tick !== undefined)

async function subscribe(listener: Listener, topic: string): Promise<void> {
  listener.say({ sub: topic })
  const answer = await listener.next()
  assert.equal(answer.subbed, topic)
}

test('[Q16] what is published while the latest is looked up is not lost, and comes in order', async () => {
  stream.say('real', TICKER, 1)
  const letGo = stream.hold()
  const listener = await open()
  await subscribe(listener, TICKER)
  stream.say('real', TICKER, 2)
  stream.say('real', TICKER, 3)
  assert.deepEqual(await listener.rest(), [])
  letGo()
  assert.deepEqual(ticksOf(await listener.rest()), [3])
  stream.say('real', TICKER, 4)
  assert.deepEqual(ticksOf(await listener.rest()), [4])
})

test('[Q16] what was published before and goes out after is not told twice', async () => {
  const other = await open()
  await subscribe(other, TICKER)
  await other.rest()
  stream.publish('real', TICKER, 1)
  const listener = await open()
  await subscribe(listener, TICKER)
  assert.deepEqual(ticksOf(await listener.rest()), [1])
  stream.flush()
  assert.deepEqual(await listener.rest(), [])
  assert.deepEqual(ticksOf(await other.rest()), [1])
})

test('[Q18] changes come without a gap from the first that is heard, whatever else is subscribed meanwhile', async () => {
  const listener = await open()
  await subscribe(listener, CHANGES)
  for (let nth = 1; nth <= 8; nth++) {
    stream.publish('real', CHANGES, nth)
    const word = nth % 3 === 0 ? 'unsub' : 'sub'
    const topic = `market.btcusdt.kline.${nth % 3 === 0 ? nth - 1 : nth}min`
    listener.say({ [word]: topic })
    await eventually(word, () => stream.isWanted('real', topic) === (word === 'sub'))
    stream.flush()
  }
  assert.deepEqual(ticksOf(await listener.rest()), [1, 2, 3, 4, 5, 6, 7, 8])
})

test('[Q16] one who has left the topic meanwhile hears nothing; one who came back hears it once', async () => {
  stream.say('real', TICKER, 1)
  const letGo = stream.hold()
  const [left, back, gone] = [await open(), await open(), await open()]
  for (const listener of [left, back, gone]) await subscribe(listener, TICKER)
  left.say({ unsub: TICKER })
  back.say({ unsub: TICKER })
  back.say({ sub: TICKER })
  gone.socket.close()
  await Promise.all([gone.closed, left.rest(), back.rest()])
  letGo()
  assert.deepEqual(await left.rest(), [])
  assert.deepEqual(ticksOf(await back.rest()), [1])
})

test('[W5] however many begin to listen, the latest is looked up once', async () => {
  stream.say('real', TICKER, 1)
  const listeners = await Promise.all(Array.from({ length: 30 }, open))
  stream.looked.length = 0
  const letGo = stream.hold()
  for (const listener of listeners) listener.say({ sub: TICKER })
  for (const listener of listeners) assert.equal((await listener.next()).subbed, TICKER)
  letGo()
  for (const listener of listeners) assert.deepEqual(ticksOf(await listener.rest()), [1])
  assert.deepEqual(stream.looked, [`real ${TICKER}`])
})

test('[Q22] a socket hears the realm of its session, and the other one when that changes', async () => {
  stream.say('real', TICKER, 'real 1')
  stream.say('demo', TICKER, 'demo 1')
  const listener = await open()
  await subscribe(listener, TICKER)
  assert.deepEqual(ticksOf(await listener.rest()), ['real 1'])
  const ticksAfter = async (token: string, outcome: string) => {
    const { length } = listener.heard
    const answers = () =>
      listener.heard.slice(length).filter(({ realm, reason }) => (realm ?? reason) === outcome)
    listener.say(auth(token))
    await eventually('it is answered', () => answers().length > 0)
    const heard = await listener.rest()
    assert.equal(answers().length, 1)
    stream.publish('real', TICKER, 'real 2')
    stream.publish('demo', TICKER, 'demo 2')
    stream.flush()
    return ticksOf([...heard, ...(await listener.rest())])
  }
  assert.deepEqual(await ticksAfter('1 demo', 'demo'), ['demo 1', 'demo 2'])
  assert.deepEqual(await ticksAfter('1 real', 'real'), ['real 2', 'real 2'])
  assert.deepEqual(await ticksAfter('2 real', 'real'), ['real 2'])
  assert.deepEqual(await ticksAfter('2 demo', 'demo'), ['demo 2', 'demo 2'])
  assert.deepEqual(await ticksAfter('nobody', 'notLoggedIn'), ['real 2', 'real 2'])
  assert(!stream.isWanted('demo', TICKER))
})

test('[Q22] what is asked for once is of the realm of the session', async () => {
  const demo = await listenAs(sockets.url, '1 demo')
  opened.push(demo)
  demo.say({ req: TICKER })
  assert.deepEqual((await demo.next()).data, ['demo', TICKER])
})

test('[Q15] listeners of different topics each hear their own, in the order of what was said', async () => {
  const wanted = [[TICKER], [DEPTH, CHANGES], [TICKER, DEPTH], [TICKER, DEPTH, CHANGES], []]
  const listeners = await Promise.all(wanted.map(open))
  for (const [nth, listener] of listeners.entries()) {
    const sub = wanted[nth] as string[]
    if (sub.length === 0) continue
    listener.say({ sub })
    assert.deepEqual((await listener.next()).subbed, sub)
  }
  for (const topic of [CHANGES, TICKER, DEPTH, TICKER]) stream.publish('real', topic, topic)
  stream.flush()
  for (const [nth, listener] of listeners.entries()) {
    const said = [CHANGES, TICKER, DEPTH, TICKER]
    const own = said.filter((topic) => wanted[nth]?.includes(topic))
    // What is whole from before comes first.
    const heard = () => ticksOf(listener.heard).slice(-own.length)
    await eventually('all is told', () => heard().length === own.length && heard()[0] === own[0])
    assert.deepEqual(heard(), own)
  }
})
