/** One person is never two operators: names at a terminal, a puppet, a reset colleague, a disabled proposer, against a real server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { decideCase } from '@evenkeel/server/testing/deciding.ts'
import { enrol } from '@evenkeel/server/testing/entering.ts'
import type { TestOperator } from '@evenkeel/server/testing/operators.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'

type Who = Pick<TestOperator, 'token'>
let server: TestServer
let url: string
let member: Withdrawer
let mallory: TestOperator
let ben: TestOperator
let fay: TestOperator

before(async () => {
  server = await startTestServer()
  url = server.consoleUrl
  mallory = await server.operator({ name: 'mallory' })
  ben = await server.operator({ name: 'ben' })
  fay = await server.operator({ name: 'fay', role: 'finance' })
  member = await givenWithdrawer(server, { level: 'advanced' })
  // As in production: a sandbox starts without a waiting period.
  const values = { waitHours: '24' }
  const wish = { group: 'access', id: 'operators', values, reason: 'as in production' }
  assert.equal((await send(mallory, 'propose_terms', wish)).code, 1)
  const { data } = await read(ben, 'get_proposals')
  const [{ id, text: seen }] = data.proposals
  assert.equal((await send(ben, 'approve_proposal', { id, seen })).code, 1)
})
after(() => server.stop())

const send = ({ token }: Who, call: string, body: object) =>
  post(url, `console/${call}`, body, { token })
const read = ({ token }: Who, call: string) => get(url, `console/${call}`, { token })
const reason = 'as agreed'

/** A withdrawal that takes two operators. */
async function large(): Promise<string> {
  const { data, text } = await member.withdraw({ amount: '10500' })
  assert.ok(data?.id, text)
  return data.id
}
const stateOf = async (id: string) =>
  (await member.get(`wallet/get_withdrawal?id=${id}`)).data.state
const approve = (who: Who, id: string) =>
  decideCase(server, who, 'withdrawals', id, { action: 'approve' })
/** The state of a withdrawal in the queue's list, whose first approval it names, and whether it takes two. */
async function shownTo(who: Who, id: string) {
  const { rows } = (await read(who, 'get_cases?queue=withdrawals')).data
  const { state, flags } = rows.find((one: { id: string }) => one.id === id)
  const { data } = await read(who, `open_case?queue=withdrawals&id=${id}`)
  assert.equal(data.state, state)
  assert.ok(data.actions.some(({ name }: { name: string }) => name === 'approve'))
  const first = data.fields.find(({ label }: { label: string }) =>
    ['approvedBy', 'lapsedBy'].includes(label),
  )
  return [state, `${first?.label} ${first?.value}`, flags.includes('secondNeeded')]
}
async function operatorIn(name: string) {
  const { data } = await read(mallory, 'get_operators')
  return data.operators.find((one: { name: string }) => one.name === name)
}

test('[O7] [P69] nothing is decided at the terminal, whatever names are typed there', async () => {
  const id = await large()
  const rows = 'select max(id)::int as id from withdrawal'
  await member.get('wallet/get_withdrawals')
  const [row] = await server.query<{ id: number }>(rows)
  const headers = { authorization: `Bearer ${server.secret}` }
  for (const operator of ['nobody1', 'nobody2', 'mallory', 'ben'])
    for (const path of ['desk/decide', 'review/decide', 'review/erase', 'desk/waiting']) {
      const decision = { verdict: 'approve' }
      const body = JSON.stringify({ desk: 'withdrawals', case: row?.id, operator, decision })
      const answer = await fetch(`${server.opsUrl}/${path}`, { method: 'POST', headers, body })
      assert.equal(answer.status, 404, path)
    }
  assert.equal(await stateOf(id), 'requested')
  const known = await server.query("select 1 from operator where name like 'nobody%'")
  assert.deepEqual(known, [], 'nobody is made an operator by a name')
})

test('[O7] [P67] an admin alone invites no puppet, not as the only one left either', async () => {
  const invited = await send(mallory, 'invite_operator', { name: 'puppet', role: 'finance' })
  assert.deepEqual([invited.code, invited.data.link], [1, undefined])
  const [change] = (await read(mallory, 'get_access_changes')).data.changes
  assert.deepEqual([change.operator, change.is_own, change.kind], ['puppet', true, 'admit'])
  const own = await send(mallory, 'approve_access', { id: change.id, seen: change.text })
  assert.equal(own.reason, 'otherOperatorNeeded')
  const other = { id: change.id, seen: change.text }
  assert.equal((await send(fay, 'approve_access', other)).reason, 'notAllowed')
  assert.equal((await send(fay, 'approve_proposal', other)).reason, 'parameterUnsound')
  assert.deepEqual((await read(fay, 'get_proposals')).data.proposals, [])
  const links = 'select 1 from operator_invitation where operator is not null'
  assert.deepEqual(await server.query(links), [])
  const notices = (await read(ben, 'get_access_notices')).data.notices
  assert.deepEqual(notices, [], 'nothing has happened yet')
})

test('[O7] [P66] a puppet whom both admins let in approves nothing before the waiting period is over', async () => {
  const [change] = (await read(ben, 'get_access_changes')).data.changes
  const agreed = await send(ben, 'approve_access', { id: change.id, seen: change.text })
  const puppet = await enrol(url, agreed.data.link)
  const { counts_from: from } = await operatorIn('puppet')
  assert.ok(from > Date.now() + 23 * 3_600_000, 'the console says from when on it counts')
  const id = await large()
  assert.equal(await approve(mallory, id), 'needsAnother')
  assert.equal(await approve(puppet, id), 'operatorTooNew')
  assert.equal(await stateOf(id), 'reviewing')
  for (const who of [mallory, ben, fay]) {
    const { notices } = (await read(who, 'get_access_notices')).data
    const kinds = notices.map(({ kind, about }: Record<string, string>) => `${kind} ${about}`)
    assert.deepEqual(kinds, ['operatorEnrolled puppet', 'operatorInvited puppet'])
    for (const { id: seen } of notices) await send(who, 'read_access_notice', { id: seen })
    assert.deepEqual((await read(who, 'get_access_notices')).data.notices, [])
  }
  assert.match(server.logged(), /"access of an operator changed"/)
})

test('[O7] [P67] an admin alone resets no colleague, at the console or at the machine', async () => {
  const { id: operator } = await operatorIn('ben')
  const reset = await send(mallory, 'reset_operator', { operator, reason })
  assert.deepEqual([reset.code, reset.data.link], [1, undefined])
  const role = await send(mallory, 'set_role', { operator, role: 'support', reason })
  assert.ok(role.data.proposal)
  assert.equal((await read(ben, 'get_me')).data.role, 'admin', 'nothing was taken from them')
  const headers = { authorization: `Bearer ${server.secret}` }
  const body = JSON.stringify({ name: 'ben' })
  const terminal = await fetch(`${server.opsUrl}/operator/link`, { method: 'POST', headers, body })
  assert.deepEqual(await terminal.json(), { refused: 'otherAdminCanDoIt' })
  const { changes } = (await read(ben, 'get_access_changes')).data
  for (const { id } of changes)
    assert.equal((await send(ben, 'reject_access', { id, reason })).code, 1)
})

test('[O7] [P66] the waiting period is proposed and approved by admins', async () => {
  const wish = { group: 'access', id: 'operators', values: { waitHours: '1' }, reason }
  assert.equal((await send(fay, 'propose_terms', wish)).reason, 'notAllowed')
  assert.equal((await send(mallory, 'propose_terms', wish)).code, 1)
  const [{ id, text: seen }] = (await read(fay, 'get_proposals')).data.proposals
  assert.equal((await send(fay, 'approve_proposal', { id, seen })).reason, 'notAllowed')
  assert.equal((await send(fay, 'reject_proposal', { id, reason })).code, 1)
})

test('[O7] [P68] what a disabled operator approved first counts for nothing', async () => {
  const id = await large()
  assert.equal(await approve(fay, id), 'needsAnother')
  const limit = { group: 'outflow', id: 'BTC', values: { limit: '5' }, reason }
  assert.equal((await send(fay, 'propose_terms', limit)).code, 1)
  const [open] = (await read(ben, 'get_proposals')).data.proposals
  const { id: operator } = await operatorIn('fay')
  assert.deepEqual(await shownTo(ben, id), ['endorsed', 'approvedBy fay', false])
  assert.equal((await send(mallory, 'disable_operator', { operator, reason })).code, 1)
  assert.deepEqual(await shownTo(ben, id), ['lapsed', 'lapsedBy fay', true])
  assert.equal(await approve(mallory, id), 'needsAnother', 'a first approval, not a second')
  assert.deepEqual(await shownTo(ben, id), ['endorsed', 'approvedBy mallory', false])
  assert.equal(await stateOf(id), 'reviewing')
  const lapsed = await send(ben, 'approve_proposal', { id: open.id, seen: open.text })
  assert.equal(lapsed.reason, 'proposalLapsed')
  assert.deepEqual((await read(ben, 'get_proposals')).data.proposals, [])
})

test('[O7] [P67] who disables the other admin is not the only one, and does not confirm it either', async () => {
  const { id: operator } = await operatorIn('ben')
  for (const _ of ['disabled', 'and once more'])
    assert.equal((await send(mallory, 'disable_operator', { operator, reason })).code, 1)
  const shown = await operatorIn('ben')
  assert.deepEqual([shown.state, shown.disabled_by], ['disabled', 'mallory'])
  const alone = await send(mallory, 'invite_operator', { name: 'second', role: 'admin' })
  assert.deepEqual([alone.code, alone.data.link], [1, undefined])
  const [change] = (await read(mallory, 'get_access_changes')).data.changes
  const own = await send(mallory, 'approve_access', { id: change.id, seen: change.text })
  assert.equal(own.reason, 'otherOperatorNeeded')
})
