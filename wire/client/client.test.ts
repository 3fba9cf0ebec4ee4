/** The client against a real HTTP server: envelope, keys, retries and the end of a session. */
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { operatorCall } from '../operatorCall.ts'
import { amount } from '../schemas.ts'
import { createClient } from './client.ts'
import { NotSignedIn, Refused, Unreachable } from './failures.ts'
import { newKey } from './key.ts'

const list = call({
  method: 'GET',
  path: 'coins/get_list',
  summary: 'Lists.',
  policy: 'public',
  input: { after: z.optional(z.string()), size: z.optional(z.string()) },
  output: z.object({ rows: z.array(z.string()) }),
})
const pay = call({
  method: 'POST',
  path: 'money/pay',
  summary: 'Pays.',
  policy: 'member',
  keyed: true,
  input: { amount },
  output: z.object({ id: z.string() }),
  refusals: ['insufficientFunds'],
})
const say = call({
  method: 'POST',
  path: 'words/say',
  summary: 'Says.',
  policy: 'member',
  input: { word: z.string() },
  output: z.object({}),
})

const save = call({
  method: 'GET',
  path: 'words/get_file',
  summary: 'A file.',
  policy: 'member',
  gives: 'file',
  input: { tab: z.string() },
  output: z.string(),
})

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
type Reply = (response: ServerResponse) => void

const success =
  (data: unknown): Reply =>
  (response) =>
    response.end(JSON.stringify({ code: 1, msg: 'ok', data }))
const answer =
  (body: string): Reply =>
  (response) =>
    response.end(body)
const drop: Reply = (response) => response.socket?.destroy()
/** Deadlines of calls that come when a test says so, and by no clock. */
function heldDeadlines(t: TestContext) {
  let last = new AbortController()
  const asked: number[] = []
  t.mock.method(AbortSignal, 'timeout', (ms: number) => {
    asked.push(ms)
    last = new AbortController()
    return last.signal
  })
  return { asked, pass: () => last.abort(new DOMException('It took too long.', 'TimeoutError')) }
}

/** Answers requests with the replies in turn, and remembers what it was asked. */
async function exchange(t: TestContext, ...replies: Reply[]) {
  const seen: Seen[] = []
  const ended: string[] = []
  const told: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body })
    const reply = replies.shift()
    assert.ok(reply, 'one request more than expected')
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const session = { token: 'abc' as string | undefined }
  const client = createClient({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    token: () => session.token,
    language: () => 'de',
    onSessionEnd: () => ended.push(session.token ?? ''),
    onNews: (news) => told.push(news),
  })
  return { client, seen, ended, session, told }
}

test('a GET sends its input in the query, the token and the language in headers', async (t) => {
  const { client, seen } = await exchange(t, success({ rows: ['BTC'] }))
  const data = await client.call(list, { after: undefined, size: '5' })
  assert.deepEqual(data, { rows: ['BTC'] })
  assert.equal(seen[0]?.url, '/api/coins/get_list?size=5')
  assert.equal(seen[0]?.headers.token, 'abc')
  assert.equal(seen[0]?.headers['accept-language'], 'de')
  assert.equal(seen[0]?.headers['idempotency-key'], undefined)
})

test('without a session there is no token header', async (t) => {
  const { client, seen, session } = await exchange(t, success({ rows: [] }))
  session.token = undefined
  await client.call(list, {})
  assert.equal('token' in (seen[0]?.headers ?? {}), false)
  assert.equal(seen[0]?.url, '/api/coins/get_list')
})

test('a POST sends JSON with the random field, and a key when it moves money', async (t) => {
  const { client, seen } = await exchange(t, success({ id: 'x' }), success({}))
  await client.call(pay, { amount: '1.5' })
  await client.call(say, { word: 'hi' })
  const { random, ...input } = JSON.parse(seen[0]?.body ?? '')
  assert.deepEqual(input, { amount: '1.5' })
  assert.match(random, /^#[0-9a-f]{6}[0-9]{13}$/)
  assert.match(
    String(seen[0]?.headers['idempotency-key']),
    /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/,
  )
  assert.equal(seen[1]?.headers['idempotency-key'], undefined)
})

test('what a call has changed is asked for, and told before its answer is handed out', async (t) => {
  const news = [{ channel: 'orders', data: { revision: 1 } }]
  const withNews = answer(JSON.stringify({ code: 1, msg: '', data: { id: 'x' }, news }))
  const { client, seen, told, session } = await exchange(
    t,
    withNews,
    success({ id: 'y' }),
    success({ rows: [] }),
    withNews,
  )
  const first = client.call(pay, { amount: '1' }).then(() => told.length)
  assert.equal(await first, 1)
  await client.call(pay, { amount: '1' })
  assert.deepEqual(told, [news, undefined], 'a repeat says nothing of what it changed')
  await client.call(list, {})
  const wishes = seen.map(({ headers }) => headers['with-news'])
  assert.deepEqual([told.length, wishes], [2, ['1', '1', undefined]])
  const late = client.call(pay, { amount: '1' })
  session.token = 'another'
  await late
  assert.equal(told.length, 2, 'what another session changed is no news to this one')
})

test('a dropped answer is asked for once more, with the same key and the same words', async (t) => {
  const { client, seen } = await exchange(t, drop, success({ id: 'x' }))
  assert.deepEqual(await client.call(pay, { amount: '1' }), { id: 'x' })
  assert.equal(seen.length, 2)
  assert.equal(seen[0]?.headers['idempotency-key'], seen[1]?.headers['idempotency-key'])
  assert.equal(seen[0]?.body, seen[1]?.body)
})

test('two lost answers are unreachable, and the caller may send again under its own key', async (t) => {
  const { client, seen } = await exchange(t, drop, drop, success({ id: 'x' }))
  const key = newKey()
  await assert.rejects(client.call(pay, { amount: '1' }, { key }), Unreachable)
  await client.call(pay, { amount: '1' }, { key })
  assert.deepEqual(
    seen.map(({ headers }) => headers['idempotency-key']),
    [key, key, key],
  )
})

test('a POST without a key is never sent twice', async (t) => {
  const { client, seen } = await exchange(t, drop)
  await assert.rejects(client.call(say, { word: 'hi' }), Unreachable)
  assert.equal(seen.length, 1)
})

test('an answer that takes 10 seconds is lost, and so is one that is no envelope', async (t) => {
  const { asked, pass } = heldDeadlines(t)
  const { client, seen } = await exchange(
    t,
    pass,
    success({ rows: [] }),
    answer('<html>502</html>'),
    answer('{"a":1}'),
  )
  await client.call(list, {})
  await assert.rejects(client.call(list, {}), Unreachable)
  assert.equal(seen.length, 4)
  assert.deepEqual(asked, Array(4).fill(10_000))
})

test('a refusal carries its message, its reason and its code, and is not retried', async (t) => {
  const no = answer('{"code":0,"msg":"Zu wenig Guthaben","data":null,"reason":"insufficientFunds"}')
  const { client, seen, ended } = await exchange(t, no)
  await assert.rejects(client.call(pay, { amount: '1' }), (error) => {
    assert.ok(error instanceof Refused)
    assert.equal(error.message, 'Zu wenig Guthaben')
    assert.equal(error.reason, 'insufficientFunds')
    assert.equal(error.code, 0)
    return true
  })
  assert.equal(seen.length, 1)
  assert.deepEqual(ended, [])
})

for (const code of [401, 4001])
  test(`code ${code} ends the session, whatever the HTTP status`, async (t) => {
    const { client, ended } = await exchange(t, (response) => {
      response.writeHead(401).end(JSON.stringify({ code, msg: 'over', data: null }))
    })
    await assert.rejects(client.call(list, {}), Refused)
    assert.deepEqual(ended, ['abc'])
  })

test('a late 401 to an old token does not end the session that began since', async (t) => {
  const { client, ended, session } = await exchange(t, (response) => {
    session.token = 'new'
    response.end('{"code":401,"msg":"over","data":null}')
  })
  await assert.rejects(client.call(list, {}), Refused)
  assert.deepEqual(ended, [])
})

test('an aborted call rejects with the reason of the abort and is not retried', async (t) => {
  heldDeadlines(t)
  const stop = new AbortController()
  const { client, seen } = await exchange(t, () => stop.abort())
  const asked = client.call(list, {}, { signal: stop.signal })
  await assert.rejects(asked, { name: 'AbortError' })
  assert.equal(seen.length, 1)
})

test('no two keys are the same', () => {
  const keys = new Set(Array.from({ length: 1000 }, newKey))
  assert.equal(keys.size, 1000)
})

test('a file is fetched with the token, under its name, however long it takes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const fetched = t.mock.method(globalThis, 'fetch')
  let end = () => {}
  const { client, seen } = await exchange(t, (response) => {
    response.setHeader('content-disposition', 'attachment; filename="words-2026.csv"')
    response.writeHead(200, { 'content-type': 'text/csv' }).write('one,two')
    end = () => response.end('three')
  })
  const coming = client.download(save, { tab: 'all' })
  await fetched.mock.calls[0]?.result
  await turn()
  // Longer than an answer may take: it has begun.
  t.mock.timers.tick(10_000)
  end()
  const { name, file: came } = await coming
  assert.equal(name, 'words-2026.csv')
  assert.equal(await came.text(), 'one,twothree')
  assert.equal(seen[0]?.url, '/api/words/get_file?tab=all')
  assert.equal(seen[0]?.headers.token, 'abc')
  assert.equal(seen[0]?.headers['accept-language'], 'de')
})

test('a file that is refused is a refusal, one that never begins or breaks off is unreachable', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { client, ended, session } = await exchange(
    t,
    answer('{"code":0,"msg":"Nein","data":null,"reason":"exportRunning"}'),
    answer('{"code":401,"msg":"over","data":null}'),
    () => t.mock.timers.tick(10_000),
    (response) => {
      response.setHeader('content-disposition', 'attachment; filename="words-2026.csv"')
      response.writeHead(200).write('one', () => response.socket?.destroy())
    },
    answer('<html>502</html>'),
  )
  await assert.rejects(client.download(save, { tab: 'all' }), { reason: 'exportRunning' })
  assert.deepEqual(ended, [])
  await assert.rejects(client.download(save, { tab: 'all' }), Refused)
  assert.deepEqual(ended, ['abc'])
  for (let nth = 0; nth < 3; nth++)
    await assert.rejects(client.download(save, { tab: 'all' }), Unreachable)
  session.token = undefined
  await assert.rejects(client.download(save, { tab: 'all' }), NotSignedIn)
})

test('an operator who is not signed in yet may make the calls of the door, and no other', async (t) => {
  const knock = operatorCall({
    method: 'POST',
    path: 'knock',
    summary: 'Knocks.',
    operators: 'anybody',
    output: z.object({}),
  })
  const look = operatorCall({
    method: 'GET',
    path: 'look',
    summary: 'Looks.',
    operators: 'operator',
    output: z.object({}),
  })
  const { client, seen, session } = await exchange(t, success({}))
  session.token = undefined
  await client.call(knock, {})
  await assert.rejects(client.call(look, {}), NotSignedIn)
  assert.deepEqual(
    seen.map(({ url }) => url),
    ['/api/console/knock'],
  )
})
