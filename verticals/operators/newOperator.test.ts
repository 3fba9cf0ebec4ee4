/** What an operator may do before their waiting period is over, over HTTP: what holds up or rejects, and nothing that decides. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { review } from '@evenkeel/server/testing/deciding.ts'
import type { TestOperator } from '@evenkeel/server/testing/operators.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { keepIdentity } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
let ann: TestOperator
let eve: TestOperator
const reason = 'as agreed'

const send = ({ token }: Pick<TestOperator, 'token'>, call: string, body: object) =>
  post(server.consoleUrl, `console/${call}`, { reason, ...body }, { token })

before(async () => {
  server = await startTestServer()
  ann = await server.operator({ name: 'ann' })
  const ben = await server.operator({ name: 'ben' })
  const { token } = ben
  const wish = { group: 'access', id: 'operators', values: { waitHours: '24' } }
  assert.equal((await send(ann, 'propose_terms', wish)).code, 1)
  const { data } = await get(server.consoleUrl, 'console/get_proposals', { token })
  const [{ id, text: seen }] = data.proposals
  const approved = await post(
    server.consoleUrl,
    'console/approve_proposal',
    { id, seen },
    { token },
  )
  assert.equal(approved.code, 1)
  eve = await server.operator({ name: 'eve' })
})
after(() => server.stop())

async function given() {
  const { member, token } = await server.member()
  const { data } = await get(server.url, 'user/get_user_info', { token })
  return { member, uid: String(data.id) }
}

test('[O7] [P66] a new operator freezes a member, and does not thaw or erase one', async () => {
  const { uid: member } = await given()
  assert.equal((await send(eve, 'freeze_member', { member })).code, 1)
  const thawed = await send(eve, 'thaw_member', { member })
  assert.deepEqual([thawed.reason, /24 h/.test(thawed.msg)], ['operatorTooNew', true])
  assert.equal((await send(eve, 'erase_member', { member })).reason, 'operatorTooNew')
  const rows = await server.query<{ outcome: string }>(
    "select outcome from operator_audit where action like '%/erase_member' order by seq desc limit 1",
  )
  assert.deepEqual(rows, [{ outcome: 'operatorTooNew' }], 'the log has that it was tried')
  assert.equal((await send(ann, 'thaw_member', { member })).code, 1)
})

test('[P66] a new admin ends their own sessions, and nobody else’s', async () => {
  const ends = async (owner: TestOperator, id: string) => {
    const of = `console/get_sessions?operator=${id}`
    const { data } = await get(server.consoleUrl, of, { token: eve.token })
    const body = { id: data.sessions[0].id }
    return post(server.consoleUrl, 'console/end_session', body, { token: owner.token })
  }
  const { data } = await get(server.consoleUrl, 'console/get_operators', { token: eve.token })
  const idOf = (wanted: string) =>
    data.operators.find(({ name }: { name: string }) => name === wanted).id
  assert.equal((await ends(eve, idOf('ann'))).reason, 'operatorTooNew')
  const other = await server.operator({ name: 'eva' })
  const again = await get(server.consoleUrl, 'console/get_sessions', { token: other.token })
  const body = { id: again.data.sessions[0].id }
  const own = await post(server.consoleUrl, 'console/end_session', body, { token: other.token })
  assert.equal(own.code, 1)
})

test('[O7] [P66] a new operator changes no setting, text or notice', async () => {
  const setting = { name: 'customer_url', value: 'https://evil.example' }
  assert.equal((await send(eve, 'set_setting', setting)).reason, 'operatorTooNew')
  assert.equal((await send(ann, 'set_setting', { ...setting, value: '' })).code, 1)
})

test('[O7] [P66] a new reviewer sends an identity back, and verifies none', async () => {
  const { member } = await given()
  await keepIdentity(server, member, 'basic', { name: 'Ann', idNumber: 'A-1' })
  await server.query('update identity set state = 1 where member = $1', [member])
  assert.equal(await review(server, { verdict: 'verify' }), 'operatorTooNew')
  const back = { verdict: 'again', reason: 'The photo cannot be read.' } as const
  assert.equal(await review(server, back), 'done')
  const path = 'console/get_cases?queue=identities'
  const { data } = await get(server.consoleUrl, path, { token: ann.token })
  assert.deepEqual(data.rows, [])
})
