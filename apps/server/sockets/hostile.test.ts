/** Frames and messages that are wrong: an error or the end, never more. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import fc from 'fast-check'
import { listenAt } from '../testing/listener.ts'
import { clientFrame, openRaw } from '../testing/rawSocket.ts'
import { startTestSockets, type TestSockets } from '../testing/sockets.ts'
import { createTestStream, type TestStream } from '../testing/stream.ts'

const TICKER = 'market.btcusdt.ticker'
const SUB = JSON.stringify({ sub: TICKER })
const MEBIBYTE = 1_048_576

let sockets: TestSockets
let stream: TestStream

before(async () => {
  stream = createTestStream()
  sockets = await startTestSockets({ stream })
})
after(() => sockets.stop())

/** Somebody who does nothing wrong is still served. */
async function serves(): Promise<void> {
  const listener = await listenAt(sockets.url, { path: '/ws' })
  listener.say({ sub: TICKER })
  assert.equal((await listener.next()).status, 'ok')
  listener.socket.terminate()
}

const zeros = Buffer.alloc(90 * MEBIBYTE)
const frames: Record<string, () => readonly [bytes: Buffer, code: number | undefined]> = {
  'without a mask': () => [clientFrame(SUB, { isMasked: false }), 1002],
  'with reserved bits': () => [clientFrame(SUB, { reserved: 0x40 }), 1002],
  'of an unknown kind': () => [clientFrame(SUB, { opcode: 3 }), 1002],
  'that go on with nothing': () => [clientFrame(SUB, { opcode: 0 }), 1002],
  'that begin twice': () => [
    Buffer.concat([clientFrame(SUB, { isFinal: false }), clientFrame(SUB)]),
    1002,
  ],
  'of text that is no UTF-8': () => [clientFrame(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 1007],
  'that claim to be huge': () => [clientFrame(zeros).subarray(0, 64), 1009],
  'that are a little too long': () => [clientFrame('x'.repeat(16_385)), 1009],
  'that are too long together': () => [
    Buffer.concat([
      clientFrame('x'.repeat(9_000), { isFinal: false }),
      clientFrame('x'.repeat(9_000), { opcode: 0 }),
    ]),
    1009,
  ],
  'that are a long ping': () => [clientFrame('x'.repeat(126), { opcode: 9 }), 1002],
  'that close with a wrong code': () => [
    clientFrame(Buffer.from([0x03, 0xed]), { opcode: 8 }),
    1002,
  ],
  'that are binary': () => [clientFrame(SUB, { opcode: 2 }), 1008],
  'that are a bomb of gzip': () => [clientFrame(gzipSync(zeros), { opcode: 2 }), 1009],
  'that are a bomb of deflate': () => [
    clientFrame(deflateRawSync(zeros), { reserved: 0x40 }),
    1002,
  ],
}

for (const [name, made] of Object.entries(frames))
  test(`[W3] frames ${name} end the socket`, async () => {
    const [bytes, code] = made()
    const before = process.memoryUsage().rss
    for (const path of ['/wss', '/ws']) {
      const { socket, welcomed, closed } = openRaw(sockets.port, path)
      assert.match(await welcomed, / 101 /)
      socket.write(bytes)
      assert.equal(await closed, code)
    }
    assert(process.memoryUsage().rss - before < 60 * MEBIBYTE)
    await serves()
  })

const secret = 'Zq9-do-not-quote'
const texts: readonly string[] = [
  '',
  '{',
  'null',
  '5',
  '[]',
  `"${secret}"`,
  `{"sub":${secret}}`,
  '{"sub":5}',
  '{"sub":null}',
  '{"sub":[]}',
  '{"sub":""}',
  '{"sub":{}}',
  '{"sub":[["market.btcusdt.ticker"]]}',
  `{"sub":"${secret.repeat(9)}"}`,
  `{"sub":[${Array.from({ length: 900 }, () => '"a"').join()}]}`,
  '{"unsub":true}',
  '{"req":["market.btcusdt.ticker"]}',
  '{"req":"market.btcusdt.ticker","from":"1"}',
  '{"req":"market.btcusdt.ticker","from":-1}',
  '{"req":"market.btcusdt.ticker","to":1e300}',
  '{"pong":"1"}',
  '{"pong":null}',
  '{"__proto__":{"sub":"market.btcusdt.ticker"}}',
  '{"constructor":{"sub":"x"}}',
  `{"sub":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  `${'{"sub":'.repeat(500)}1${'}'.repeat(500)}`,
]

for (const path of ['/wss', '/ws'])
  test(`at ${path} what is no message is told so, without being quoted`, async () => {
    for (const text of texts) {
      const listener = await listenAt(sockets.url, { path })
      listener.say(text)
      const answer = await listener.next()
      assert(answer.reason === 'badRequest' || answer['err-code'] === 'bad-request', text)
      assert(!JSON.stringify(answer).includes(secret))
      assert.equal(({} as { sub?: string }).sub, undefined)
      listener.socket.terminate()
    }
    assert(!stream.isWanted('real', TICKER))
    await serves()
  })

test('a name that is no topic is refused, whatever it is', async () => {
  for (const topic of [
    '__proto__',
    'constructor',
    'toString',
    'market.__proto__.ticker',
    '\u0000',
    '💥',
  ]) {
    const listener = await listenAt(sockets.url, { path: '/ws' })
    listener.say({ sub: topic, id: topic })
    const { status, id } = await listener.next()
    assert.deepEqual([status, id], ['error', topic])
    listener.socket.terminate()
  }
})

test('whatever bytes come, the others are served', async () => {
  const noise = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => clientFrame(text)),
      fc
        .constantFrom(SUB, '{"unsub":"market.btcusdt.ticker"}', '{"pong":1}')
        .map((text) => clientFrame(text)),
    ),
    { minLength: 1, maxLength: 6 },
  )
  await fc.assert(
    fc.asyncProperty(noise, fc.constantFrom('/wss', '/ws', '/feed'), async (bytes, path) => {
      const { socket, welcomed } = openRaw(sockets.port, path)
      assert.match(await welcomed, / 101 /)
      for (const part of bytes) socket.write(part)
      stream.say('real', TICKER, {})
      await turn()
      socket.destroy()
    }),
    { numRuns: 150 },
  )
  await serves()
  await sockets.open(0)
})

test('sockets that are half closed, reset or left are forgotten', async () => {
  for (const end of ['end', 'resetAndDestroy', 'destroy'] as const)
    for (const waitMs of [0, 10]) {
      const { socket, welcomed } = openRaw(sockets.port, '/ws')
      await welcomed
      socket.write(clientFrame(SUB))
      await pause(waitMs)
      socket[end]()
      for (let nth = 0; nth < 5; nth++) stream.say('real', TICKER, { nth })
    }
  await sockets.open(0)
  assert(!stream.isWanted('real', TICKER))
})

test('nothing follows the frame that closes, whoever closes', async () => {
  const ours = Buffer.concat([Buffer.from([0x03, 0xf0]), Buffer.from('binary message')])
  const closing = { it: Buffer.from([0x03, 0xe8]), us: ours }
  for (const [who, code] of Object.entries(closing)) {
    const { socket, welcomed } = openRaw(sockets.port, '/ws')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await welcomed
    socket.write(clientFrame(SUB))
    await eventually('it is subscribed', () => stream.isWanted('real', TICKER))
    const { length } = chunks
    const saying = setInterval(() => stream.say('real', TICKER, {}), 1)
    await eventually('it is told', () => chunks.length > length)
    // What is binary is no message: we close.
    socket.write(who === 'it' ? clientFrame(code, { opcode: 8 }) : clientFrame(SUB, { opcode: 2 }))
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(saying)
    const last = Buffer.from([0x88, code.length, ...code])
    assert.deepEqual(Buffer.concat(chunks).subarray(-last.length), last)
  }
})
