/** Limits counted in plain tables hold for concurrent requests. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createPasskeys } from '@evenkeel/verticals/members/access/passkeys.ts'
import { createAuthenticator } from '@evenkeel/verticals/members/access/testing/authenticator.ts'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import { createSessions } from '@evenkeel/verticals/members/sessions/sessions.ts'
import { createSite } from '@evenkeel/verticals/members/site.ts'
import { createSessions as createOperatorSessions } from '@evenkeel/verticals/operators/access/sessions.ts'
import type { Tables } from '@evenkeel/wire/server'
import type pg from 'pg'
import { post } from './testing/calls.ts'
import { provenMember } from './testing/proven.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const HOST = 'exchange.example'
const ORIGIN = `https://${HOST}`
const CONNECTIONS = 6
/** Seconds that an insert takes: longer where passwords are hashed one after another before it. */
const TABLES = {
  support_message: 0.05,
  support_feedback: 0.05,
  api_key: 0.5,
  device: 0.5,
  session: 0.05,
  passkey: 0.05,
  operator_session: 0.05,
}

let server: TestServer
let clients: pg.Client[]
before(async () => {
  server = await startTestServer()
  clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => server.connect()))
  await server.query(`create function slowly() returns trigger language plpgsql as $$
    begin perform pg_sleep(tg_argv[0]::float8); return new; end $$`)
  // Delays the row after the count: without a lock, concurrent statements see the same count.
  for (const [table, seconds] of Object.entries(TABLES)) {
    const made = `create trigger slowly before insert on ${table}`
    const sql = `${made} for each row execute function slowly(${seconds})`
    await server.query(sql)
  }
})
after(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await server.stop()
})

/** Statements of one caller run concurrently, as on the server's own pool. */
let asked = 0
const tables: Tables = {
  async rows<Row>(sql: string, values: readonly unknown[]) {
    const client = clients[asked++ % CONNECTIONS] as pg.Client
    return (await client.query(sql, [...values])).rows as Row[]
  },
}

const atOnce = <Answer>(times: number, ask: (nth: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, nth) => ask(nth)))

async function countOf(rows: string, of: number | string): Promise<number> {
  const sql = `select count(*)::int as count ${rows}`
  const [row] = await server.query<{ count: number }>(sql, [of])
  return row?.count ?? 0
}

test('[support H14] accepts 20 of 30 concurrent messages', async () => {
  const { token, member } = await server.member()
  const answers = await atOnce(30, (nth) =>
    post(server.url, 'support/send_message', { text: `${nth}` }, { token }),
  )
  const sql = 'from support_message join support_chat on support_chat.id = chat where member = $1'
  assert.equal(await countOf(sql, member), 20)
  assertRefused(answers, 20, 'chatTooOften')
})

test('[support H9] accepts 5 of 30 concurrent pieces of feedback', async () => {
  const { token, member } = await server.member()
  const words = { type: 'deposit', title: 'Where is it?', content: 'My deposit is late.' }
  const answers = await atOnce(30, () =>
    post(server.url, 'support/send_feedback', words, { token }),
  )
  assert.equal(await countOf('from support_feedback where member = $1', member), 5)
  assertRefused(answers, 5, 'feedbackTooOften')
})

test('[members E20] creates 1 of 30 concurrent keys of a member with 19', async () => {
  const { id, token, password } = await provenMember(server)
  await server.query(
    `insert into api_key (member, key, sealed, name, may_trade, addresses)
     select $1, $2 || nth, '\\x00', 'earlier', false, '{}' from generate_series(1, 19) nth`,
    [id, randomBytes(8).toString('hex')],
  )
  const wish = { name: 'bot', may_trade: false, addresses: [], proof: { password } }
  await atOnce(30, () => post(server.url, 'user/make_api_key', wish, { token }))
  assert.equal(await countOf('from api_key where member = $1', id), 20)
})

test('[members E7] keeps 20 devices after 30 concurrent sign-ins', async () => {
  const { id, email, password } = await provenMember(server)
  await server.query(
    `insert into device (member, lookup)
     select $1, decode(md5(nth::text), 'hex') from generate_series(1, 19) nth`,
    [id],
  )
  const answers = await atOnce(30, () => post(server.url, 'user/login', { email, password }))
  assert(answers.filter(({ code }) => code === 1).length > 1)
  assert.equal(await countOf('from device where member = $1', id), 20)
})

test('[members E13] keeps 50 of 80 sessions opened concurrently', async () => {
  const { member } = await server.member()
  const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })
  const onFailure = (error: unknown) => assert.fail(String(error))
  const sessions = createSessions({ tables, sealing, now: Date.now, onFailure })
  const from = { address: '192.0.2.7', agent: '', host: '' }
  await atOnce(80, () => sessions.open(member, 'real', from))
  assert.equal(await countOf('from session where member = $1', member), 50)
})

test('[members E12] keeps 10 of 20 passkeys made concurrently', async () => {
  const { member } = await server.member()
  const passkeys = createPasskeys({ tables, site: createSite(ORIGIN), now: Date.now })
  const begun = await atOnce(20, async () => {
    const asking = await passkeys.begin(member, 'ann@example.org', HOST)
    assert('ticket' in asking)
    const credential = createAuthenticator(ORIGIN).create(asking.options)
    return { ticket: asking.ticket, credential, name: 'One of many' }
  })
  const made = await Promise.all(begun.map((one) => passkeys.add(member, one, HOST)))
  assert.equal(await countOf('from passkey where member = $1', member), 10)
  assert.equal(made.filter((one) => typeof one === 'number').length, 10)
})

test('[operators P5] keeps 10 of 30 sessions that an operator opens concurrently', async () => {
  const { id } = await server.operator({ role: 'support' })
  const sessions = createOperatorSessions({ tables, now: Date.now })
  await atOnce(30, () => sessions.open(id, { address: '192.0.2.7', agent: '' }))
  assert.equal(await countOf('from operator_session where operator = $1', id), 10)
})

/** Asserts that `taken` answers succeeded and all others were refused for `refusal`. */
function assertRefused(
  answers: readonly { readonly code: number; readonly reason: string | undefined }[],
  taken: number,
  refusal: string,
): void {
  const refused = answers.filter(({ code }) => code !== 1)
  assert.equal(answers.length - refused.length, taken)
  for (const { reason } of refused) assert.equal(reason, refusal)
}
