/** What the ops port writes into the log: each refusal and each failure, and nothing about anybody. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makeJpeg } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { get } from './testing/calls.ts'
import { ann, handIn } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let token: string

before(async () => {
  server = await startTestServer()
  token = (await server.member({ funds: { USDT: '1234.5' } })).token
  await handIn(server.url, token, await makeJpeg())
})
after(() => server.stop())

const door = async (path: string, body: string, authorization = `Bearer ${server.secret}`) => {
  const init = { method: 'POST', headers: { authorization }, body }
  return (await fetch(`${server.opsUrl}${path}`, init)).status
}

/** The lines that something has left in the log, without their time. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = server.logged().length
  await work()
  const lines = server.logged().slice(before).split('\n').filter(Boolean)
  return lines.map((line) => {
    const { time: _, ...rest } = JSON.parse(line)
    return rest
  })
}

const refused = { level: 'warn', event: 'ops request refused' }

test('[L2] a wrong secret and a body that is none are in the log, unquoted', async () => {
  const cases = [
    ['/operator/link', '{"name":"Canary"}', 'Bearer canary', 403, 'forbidden'],
    ['/sandbox/outbox', '{}', 'Bearer canary', 403, 'forbidden'],
    ['/operator/link', '{"canary', undefined, 400, 'badRequest'],
    ['/operator/link', `{"name":"${'canary'.repeat(1_000)}"}`, undefined, 400, 'badRequest'],
    ['/sandbox/member', '{"funds":{"CANARY":"1"}}', undefined, 400, 'badRequest'],
  ] as const
  for (const [call, body, authorization, status, reason] of cases) {
    const lines = await linesOf(async () =>
      assert.equal(await door(call, body, authorization), status, body),
    )
    assert.deepEqual(lines, [{ ...refused, call, status, reason }])
  }
  assert.deepEqual(await linesOf(() => door('/canary', '{}')), [])
})

test('[L2] what fails is told to who asked, and is in the log with where it failed', async () => {
  const cases = [
    {
      call: '/sandbox/outbox',
      away: 'alter table message rename to away',
      back: 'alter table away rename to message',
    },
  ]
  for (const { call, away, back } of cases) {
    await server.query(away)
    const lines = await linesOf(async () => assert.equal(await door(call, '{}'), 500))
    await server.query(back)
    const [{ stack, ...line } = assert.fail()] = lines
    const event = 'ops request failed'
    assert.deepEqual(line, { level: 'error', event, call, error: 'error: 42P01' })
    assert.match(String(stack), /at /)
    assert.equal(await door(call, '{}'), 200)
  }
})

test('the commands say in words what the door answered', async () => {
  await server.query('alter table message rename to away')
  const env = { ...process.env, EVENKEEL_DATA: server.dataDir }
  const program = join(import.meta.dirname, 'outbox.ts')
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [program], { env }, (_, _out, err) => resolve(err)),
  )
  await server.query('alter table away rename to message')
  assert.equal(said, 'The server failed at it. Its log says where.\n')
})

test('[L2] [K1] nothing of members, operators or secrets is in the log', async () => {
  const { data } = await get(server.url, 'user/get_user_info', { token })
  const log = server.logged().toLowerCase()
  const hidden = ['canary', 'olga', '1234.5', String(data.id), server.secret, ann.city]
  for (const word of hidden) assert(!log.includes(word.toLowerCase()), word)
})
