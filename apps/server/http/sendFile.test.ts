/** Calls that give a file: sent as it is made, no faster than it is read, and no longer than somebody reads. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@evenkeel/kernel'
import { call, z } from '@evenkeel/wire'
import { badRequest, type FileAnswer, HistoryBehind, handleFile } from '@evenkeel/wire/server'
import { get } from '../testing/calls.ts'
import { comesTo, createBareHttp, listen } from '../testing/http.ts'

const getFile = call({
  method: 'GET',
  path: 'test/get_file',
  summary: 'A file.',
  policy: 'public',
  gives: 'file',
  input: { kind: z.string() },
  output: z.string(),
  refusals: ['insufficientFunds'],
})

const PART = 'x'.repeat(16_384)
const name = 'bill-2026.csv'
const type = 'text/csv; charset=utf-8'

/** Of the file that is being made: how many parts were asked for, and whether its making was ended. */
type Made = { parts: number; isOver: boolean }

const becomes = (is: () => boolean) => comesTo(1, async () => Number(is()))

async function given(stuckMs = 10_000) {
  const made: Made = { parts: 0, isOver: false }
  async function* parts(count: number, fault?: Error) {
    try {
      for (let nth = 0; nth < count; nth++) {
        await pause(0)
        made.parts++
        yield PART
      }
      if (fault !== undefined) throw fault
    } finally {
      made.isOver = true
    }
  }
  const kinds: Record<string, () => FileAnswer | ReturnType<typeof refuse>> = {
    small: () => ({ name, type, parts: parts(3) }),
    huge: () => ({ name, type, parts: parts(100_000) }),
    broken: () => ({ name, type, parts: parts(3, new Error('the database is gone')) }),
    refused: () => refuse('insufficientFunds'),
    wrong: () => badRequest(['kind']),
    behind: () => {
      throw new HistoryBehind()
    },
    misnamed: () => ({ name: 'a"\r\nb: c', type, parts: parts(1) }),
  }
  const route = handleFile(getFile, async ({ input: { kind } }) => {
    const answer = kinds[kind]?.()
    return (answer ?? badRequest(['kind'])) as FileAnswer
  })
  const app = createBareHttp({ routes: [route], connectionTiming: { stuckMs, closeMs: 200 } })
  after(() => app.close())
  const url = await listen(app)
  const open = async (kind: string) => {
    const { port, hostname: host } = new URL(url)
    const socket = connect({ port: Number(port), host }).on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`GET /api/test/get_file?kind=${kind} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    return socket
  }
  return { url, made, open }
}

test('a file comes whole, under its name, and nothing keeps it', async () => {
  const { url, made } = await given()
  const { status, headers, text } = await get(url, 'test/get_file?kind=small')
  assert.equal(status, 200)
  assert.equal(text, PART.repeat(3))
  assert.deepEqual(made, { parts: 3, isOver: true })
  assert.equal(headers.get('content-type'), type)
  assert.equal(headers.get('content-disposition'), `attachment; filename="${name}"`)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

for (const [kind, reason, code] of [
  ['refused', 'insufficientFunds', 0],
  ['wrong', 'badRequest', 400],
  ['behind', 'historyBehind', 503],
  ['misnamed', 'serverError', 500],
] as const)
  test(`what is ${kind} before the first byte is told in an envelope`, async () => {
    const { url } = await given()
    const answer = await get(url, `test/get_file?kind=${kind}`)
    assert.deepEqual([answer.reason, answer.code], [reason, code])
    assert.equal(answer.headers.get('content-disposition'), null)
  })

test('[F1] of a huge file no more is made than is read, however slow the reader', async () => {
  const { made, open } = await given()
  const socket = await open('huge')
  socket.pause()
  await becomes(() => made.parts > 10)
  let before = -1
  // What the system holds for a socket is filled first.
  while (before !== made.parts) {
    before = made.parts
    await pause(300)
  }
  assert.ok(made.parts < 1_000, `${made.parts} parts were made for nobody`)
  socket.resume()
  await becomes(() => made.parts > before + 50)
  assert.equal(made.isOver, false)
  socket.destroy()
})

test('[F1] who leaves ends the making of a file', async () => {
  const { made, open } = await given()
  const socket = await open('huge')
  await once(socket, 'data')
  socket.destroy()
  await becomes(() => made.isOver)
})

test('[F1] who does not read at all is closed, and the making ends', async () => {
  const { made, open } = await given(300)
  const socket = await open('huge')
  socket.pause()
  await becomes(() => made.isOver)
  socket.destroy()
})

test('one that breaks off is cut, and never looks whole', async () => {
  const { url } = await given()
  await assert.rejects(get(url, 'test/get_file?kind=broken'), /terminated|fetch failed/)
})
