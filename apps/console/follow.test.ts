/** The stream of changes against a real HTTP server: topics, cuts, and the end of the session. */
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { createFollow, type FollowState, topicsIn } from './follow.ts'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

const open =
  (...lines: string[]): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n')
    for (const line of lines) response.write(line)
  }
const refuse =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status).end()

async function given(t: TestContext, replies: readonly Reply[], silentMs = 10_000) {
  const waiting = [...replies]
  const seen: (string | undefined)[] = []
  const states: FollowState[] = []
  const lines: ServerResponse[] = []
  let ended = 0
  const server = createServer((request, response) => {
    seen.push(request.headers.token as string | undefined)
    lines.push(response)
    waiting.shift()?.(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const session = { token: 'op_1' as string | undefined }
  const follow = createFollow({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/follow`,
    token: () => session.token,
    onState: (state) => states.push(state),
    onSessionEnd: () => ended++,
    timing: { silentMs, firstPauseMs: 10, longestPauseMs: 20 },
  })
  t.after(() => {
    session.token = undefined
    follow.restart()
    server.closeAllConnections()
    server.close()
  })
  return { follow, seen, states, lines, session, ended: () => ended }
}

const until = (isSo: () => boolean) => eventually(`${isSo}`, isSo)

test('whoever follows a topic hears of it, and of no other; the token goes with the request', async (t) => {
  const event = 'data: {"topic":"audit"}\n\n'
  // One event comes in two pieces, as networks have it.
  const { follow, seen, states } = await given(t, [open(event.slice(0, 9), event.slice(9))])
  const heard: string[] = []
  follow.subscribe('audit', () => heard.push('audit'))
  follow.subscribe('operators', () => heard.push('operators'))
  follow.restart()
  await until(() => heard.length > 0)
  assert.deepEqual([heard, seen], [['audit'], ['op_1']])
  assert.deepEqual(states, ['connecting', 'live'])
})

test('a line that is cut says so, comes back by itself, and has everything read again', async (t) => {
  const { follow, states, lines } = await given(t, [open(), refuse(503), open()])
  let resumed = 0
  follow.onResume(() => resumed++)
  follow.restart()
  await until(() => follow.state() === 'live')
  assert.equal(resumed, 0, 'the first time nothing was missed')
  lines[0]?.destroy()
  await until(() => resumed === 1)
  assert.deepEqual(states, ['connecting', 'live', 'cut', 'live'])
})

test('a line that is silent for too long is dead', async (t) => {
  const { follow, states } = await given(t, [open(), open()], 400)
  follow.restart()
  await until(() => states.filter((state) => state === 'live').length === 2)
  assert.ok(states.includes('cut'))
})

test('a token that is no longer good ends the session, once; nobody asks without one', async (t) => {
  const { follow, seen, session, ended, states } = await given(t, [refuse(401), open()])
  follow.restart()
  await until(() => ended() === 1)
  assert.equal(states.at(-1), 'off')
  session.token = undefined
  follow.restart()
  session.token = 'op_2'
  follow.restart()
  await until(() => states.at(-1) === 'live')
  assert.deepEqual([seen, ended()], [['op_1', 'op_2'], 1])
})

test('what is no event, or has no topic, is passed over', () => {
  assert.deepEqual(topicsIn(': ping\n\ndata: no JSON\n\ndata: {"a":1}\n\ndata: {"topic":7}\n\n'), {
    topics: [],
    rest: '',
  })
  const both = topicsIn('data: {"topic":"a"}\r\n\r\ndata: {"topic":"a"}\n\ndata: {"to')
  assert.deepEqual(both, { topics: ['a'], rest: 'data: {"to' })
})
