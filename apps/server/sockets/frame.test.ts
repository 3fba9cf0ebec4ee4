/** Frames of the stream: right at every length, and made once for all. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'
import zlib from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import { listenAt } from '../testing/listener.ts'
import { startTestSockets } from '../testing/sockets.ts'
import { createTestStream } from '../testing/stream.ts'
import { pack, packApart, textFrame } from './frame.ts'

const TOPIC = 'market.btcusdt.ticker'

/** Where a frame's head ends; it says how long the frame is, in the shortest form that holds it. */
function headOf(frame: Buffer): number {
  const short = frame[1] as number
  const [at, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))]
  assert.equal(frame.length, at + length)
  assert(at !== 4 || length > 125)
  assert(at !== 10 || length > 65_535)
  return at
}

test('a frame says how long it is, in the shortest form that holds it', () => {
  const seen = new Set<number>()
  // What is random does not shrink, so that every length is met.
  for (const size of [0, 1, 50, 74, 75, 76, 77, 78, 200, 49_100, 49_120, 49_140, 100_000]) {
    const text = randomBytes(size).toString('base64')
    const frame = pack(text)
    assert.equal(frame[0], 0x82)
    const at = headOf(frame)
    assert.equal(zlib.gunzipSync(frame.subarray(at)).toString(), text)
    seen.add(at)
  }
  assert.deepEqual(seen, new Set([2, 4, 10]))
})

test('[market Q23] a packed message names what it replaces in the head of its gzip, and is read as ever', () => {
  for (const text of ['{}', 'x'.repeat(100_000)]) {
    const frame = pack(text, 'market.btcusdt.ticker')
    const packed = frame.subarray(headOf(frame))
    assert.deepEqual([...packed.subarray(0, 4)], [0x1f, 0x8b, 8, 8])
    assert.equal(packed.toString('latin1', 10, packed.indexOf(0, 10)), 'market.btcusdt.ticker')
    assert.equal(zlib.gunzipSync(packed).toString(), text)
    const plain = pack(text)
    assert.equal(plain[headOf(plain) + 3], 0)
  }
})

test('so does a frame of plain text, in bytes and not in letters', () => {
  for (const size of [0, 1, 124, 125, 126, 65_535, 65_536, 100_000])
    for (const letter of ['x', 'é', '東', '🙂']) {
      const text = letter.repeat(Math.ceil(size / Buffer.byteLength(letter)))
      const frame = textFrame(text)
      assert.equal(frame[0], 0x81)
      assert.equal(frame.toString('utf8', headOf(frame)), text)
    }
})

test('[F2] what one asked for is the same frame, and is packed in another thread where it is long', async (t) => {
  const packing = t.mock.method(zlib, 'gzipSync')
  syncBuiltinESMExports()
  t.after(() => {
    packing.mock.restore()
    syncBuiltinESMExports()
  })
  for (const [size, packedHere] of [
    [100, 1],
    [200_000, 0],
  ] as const) {
    const text = randomBytes(size).toString('base64')
    const expected = pack(text)
    packing.mock.resetCalls()
    assert.deepEqual(await packApart(text), expected)
    assert.equal(packing.mock.callCount(), packedHere, `${size} bytes`)
  }
})

test('a message is packed once, however many listen, and not at all when nobody does', async (t) => {
  const stream = createTestStream()
  const { url, stop } = await startTestSockets({ stream })
  t.after(stop)
  const listeners = await Promise.all(Array.from({ length: 40 }, () => listenAt(url)))
  for (const [nth, listener] of listeners.entries())
    listener.say({ sub: nth % 2 === 0 ? TOPIC : [TOPIC, `market.btcusdt.kline.${nth}min`] })
  await Promise.all(listeners.map((listener) => listener.rest()))
  const packing = t.mock.method(zlib, 'gzipSync')
  syncBuiltinESMExports()
  t.after(() => {
    packing.mock.restore()
    syncBuiltinESMExports()
  })
  for (let nth = 0; nth < 5; nth++) {
    stream.say('real', TOPIC, { nth })
    stream.say('demo', TOPIC, { nth })
    stream.say('real', 'market.ethusdt.ticker', { nth })
  }
  for (const { heard } of listeners) {
    const told = () => heard.flatMap(({ tick }) => tick?.nth ?? [])
    await eventually('all is told', () => told().length >= 5)
    assert.deepEqual(told(), [0, 1, 2, 3, 4])
  }
  for (const { socket } of listeners) socket.terminate()
  // Pings and answers are packed too; here it is about what was published.
  const published = packing.mock.calls.filter(({ arguments: [text] }) => /"nth"/.test(String(text)))
  assert.equal(published.length, 5)
})
