/** What admins do with operators, and operators with their sessions, over HTTP. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { enrol, signIn } from '@evenkeel/server/testing/entering.ts'
import type { TestOperator } from '@evenkeel/server/testing/operators.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let url: string
let admin: TestOperator
const reason = 'as agreed'

before(async () => {
  server = await startTestServer()
  url = server.consoleUrl
  admin = await server.operator({ name: 'ada' })
})
after(() => server.stop())

async function idOf(name: string): Promise<string> {
  const { data } = await get(url, 'console/get_operators', { token: admin.token })
  return data.operators.find((one: { name: string }) => one.name === name).id
}
const byAdmin = (call: string, body: object) =>
  post(url, `console/${call}`, body, { token: admin.token })
const isIn = async (token: string) => (await get(url, 'console/get_me', { token })).code === 1

test('[P7] nobody changes their own role, resets themselves, or disables the last admin', async () => {
  const operator = await idOf('ada')
  const role = await byAdmin('set_role', { operator, role: 'support', reason })
  assert.equal(role.reason, 'ownAccess')
  assert.equal((await byAdmin('reset_operator', { operator, reason })).reason, 'ownAccess')
  assert.equal((await byAdmin('disable_operator', { operator, reason })).reason, 'lastAdmin')
  assert(await isIn(admin.token))
  const nobody = await byAdmin('disable_operator', { operator: 'A'.repeat(22), reason })
  assert.equal(nobody.reason, 'operatorUnknown')
})

test('[P7] another role and disabling end every session at once', async () => {
  const omar = await server.operator({ role: 'support' })
  const operator = await idOf(omar.name)
  assert.equal((await byAdmin('set_role', { operator, role: 'finance', reason })).code, 1)
  assert.equal(await isIn(omar.token), false)
  const ines = await server.operator({ role: 'reviewer' })
  const other = await idOf(ines.name)
  assert.equal((await byAdmin('disable_operator', { operator: other, reason })).code, 1)
  assert.equal(await isIn(ines.token), false)
})

test('[P7] a reset takes password and second factor away and gives a new link, also to one who was disabled', async () => {
  const made = await byAdmin('invite_operator', { name: 'paula', role: 'finance' })
  const paula = await enrol(url, made.data.link)
  const operator = await idOf('paula')
  assert.equal((await byAdmin('disable_operator', { operator, reason })).code, 1)
  assert.equal((await signIn(url, paula)).reason, 'signInWrong')
  const reset = await byAdmin('reset_operator', { operator, reason })
  assert.equal(await isIn(paula.token), false)
  assert.equal((await signIn(url, paula)).reason, 'signInWrong')
  const again = await enrol(url, reset.data.link)
  assert(await isIn(again.token))
  assert.equal((await signIn(url, again)).code, 1)
})

test('[P6] a name that was used at the terminal keeps its number', async () => {
  const sql = "insert into operator (name) values ('Zoe') returning id::float8 as id"
  const [row] = await server.query<{ id: number }>(sql)
  const made = await byAdmin('invite_operator', { name: 'zoe', role: 'support' })
  assert.equal(made.code, 1)
  const known = await server.query('select 1 from operator_access where operator = $1', [row?.id])
  assert.equal(known.length, 1)
})

test('[P5] sessions are listed and ended by their owner, and by an admin; to others they are not there', async () => {
  const olaf = await server.operator({ role: 'support' })
  const other = await server.operator({ role: 'support' })
  const own = await get(url, 'console/get_sessions', { token: olaf.token })
  assert.deepEqual([own.data.sessions.length, own.data.sessions[0].is_current], [1, true])
  const { id } = own.data.sessions[0]
  const operator = await idOf(olaf.name)
  const seen = await get(url, `console/get_sessions?operator=${operator}`, { token: other.token })
  assert.equal(seen.reason, 'notAllowed')
  const foreign = await post(url, 'console/end_session', { id }, { token: other.token })
  assert.equal(foreign.reason, 'operatorSessionOver')
  assert(await isIn(olaf.token))
  assert.equal((await byAdmin('end_session', { id })).code, 1)
  assert.equal(await isIn(olaf.token), false)
  assert.equal((await post(url, 'console/sign_out', {}, { token: other.token })).code, 1)
  assert.equal(await isIn(other.token), false)
})

test('[P5] a session is over after 30 minutes without use, and after 12 hours in any case', async () => {
  const { id, token } = await server.operator({ role: 'support' })
  const set = (column: 'seen_at' | 'expires_at', at: number) =>
    server.query(
      column === 'seen_at'
        ? 'update operator_session set seen_at = $2 where operator = $1'
        : 'update operator_session set expires_at = $2 where operator = $1',
      [id, at],
    )
  await set('seen_at', Date.now() - 29 * 60_000)
  assert(await isIn(token))
  const [row] = await server.query<{ seen_at: string }>(
    'select seen_at from operator_session where operator = $1',
    [id],
  )
  assert(Number(row?.seen_at) > Date.now() - 60_000, 'a use is written down')
  await set('seen_at', Date.now() - 31 * 60_000)
  assert.equal((await get(url, 'console/get_me', { token })).reason, 'sessionExpired')
  await set('seen_at', Date.now())
  await set('expires_at', Date.now() - 1)
  assert.equal((await get(url, 'console/get_me', { token })).reason, 'sessionExpired')
  const kept = await server.query<{ text: string }>(
    'select s::text as text from operator_session s',
  )
  assert(!kept.some(({ text }) => text.includes(token.slice(3))))
})

test('[P5] the second factor shown again opens what it is asked for', async () => {
  const made = await byAdmin('invite_operator', { name: 'rita', role: 'admin' })
  const rita = await enrol(url, made.data.link)
  await server.query('update operator_session set stepped_up_until = 0')
  const invite = (name: string) =>
    post(url, 'console/invite_operator', { name, role: 'support' }, { token: rita.token })
  assert.equal((await invite('sam')).reason, 'stepUpNeeded')
  const wrong = await post(url, 'console/step_up', { totp: '000000' }, { token: rita.token })
  assert.equal(wrong.reason, 'operatorCodeWrong')
  const right = await post(url, 'console/step_up', { totp: rita.code() }, { token: rita.token })
  assert.equal(right.code, 1)
  assert.equal((await invite('sam')).code, 1)
})

test('[P9] open consoles are told what has changed, and no longer than their session', async () => {
  const { token } = await server.operator({ role: 'admin' })
  const stream = await fetch(`${url}/api/console/follow`, { headers: { token } })
  assert.equal(stream.headers.get('content-type'), 'text/event-stream')
  const told: string[] = []
  const ended = (async () => {
    const reading = stream.body?.pipeThrough(new TextDecoderStream())
    for await (const part of reading ?? []) told.push(part)
  })()
  const wish = { name: 'tom', role: 'support' }
  assert.equal((await post(url, 'console/invite_operator', wish, { token })).code, 1)
  assert.equal((await post(url, 'console/sign_out', {}, { token })).code, 1)
  await ended
  assert.match(told.join(''), /data: \{"topic":"operators"\}\n\n/)
  assert.match(told.join(''), /data: \{"topic":"audit"\}\n\n/)
})

test('[P7] two admins who disable each other at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await server.operator(), await server.operator()]
    const { data } = await get(url, 'console/get_operators', { token: one.token })
    const id = (of: TestOperator) =>
      data.operators.find(({ name }: { name: string }) => name === of.name).id
    const disable = (by: TestOperator, of: TestOperator) =>
      post(url, 'console/disable_operator', { operator: id(of), reason }, { token: by.token })
    await Promise.all([disable(one, other), disable(other, one)])
    const enabled =
      'select operator from operator_access where operator = any($1) and disabled_at is null'
    const left = await server.query(enabled, [[one.id, other.id]])
    assert.equal(left.length, 1)
  }
})
