/** Erasing a member at the console, over HTTP: who may, what is refused, what is gone, what stays, and what the audit log has. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { createDeciding } from '@evenkeel/server/testing/deciding.ts'
import type { TestOperator } from '@evenkeel/server/testing/operators.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderAt } from '@evenkeel/server/testing/traders.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
let sue: TestOperator
let ada: TestOperator
let ben: TestOperator
before(async () => {
  server = await startTestServer()
  sue = await server.operator({ name: 'sue', role: 'support' })
  ada = await server.operator({ name: 'ada', role: 'admin' })
  ben = await server.operator({ name: 'ben', role: 'admin' })
})
after(() => server.stop())

const reason = 'they asked for it'
const erase = ({ token }: TestOperator, uid: string, more: object = {}) =>
  post(server.consoleUrl, 'console/erase_member', { member: uid, reason, ...more }, { token })

async function given() {
  const member = await givenWithdrawer(server, { funds: { USDT: '50' } })
  const [row] = await server.query<{ uid: string }>(
    'select uid::text as uid from member where id = $1',
    [member.member],
  )
  return { ...member, uid: row?.uid ?? '' }
}
/** What is kept of a member, table by table. */
async function keptOf(member: number) {
  const [row] = await server.query(
    `select (select count(*)::int from contact where member = $1) as contact,
       (select count(*)::int from password where member = $1) as password,
       (select count(*)::int from session where member = $1) as session,
       (select count(*)::int from identity where member = $1) as identity,
       (select count(*)::int from erasure where member = $1) as erasure`,
    [member],
  )
  return row
}

/** What all members are owed. */
async function owedUsdt(): Promise<string> {
  const { data } = await get(server.consoleUrl, 'console/get_money', { token: ada.token })
  return data.assets.find(({ asset }: { asset: string }) => asset === 'USDT').members
}

test('[E37] only an admin erases, with a reason, and nobody who holds funds unless these are abandoned', async () => {
  const { member, uid, token } = await given()
  assert.equal((await erase(sue, uid)).reason, 'notAllowed')
  assert.equal((await erase(ada, uid, { reason: '' })).status, 400)
  assert.equal((await erase(ada, '99999999')).reason, 'memberUnknown')
  const holding = await erase(ada, uid)
  assert.equal(holding.reason, 'memberHoldsFunds')
  assert.match(holding.msg, /50 USDT/)
  assert.equal((await get(server.url, 'wallet/get_balances', { token })).code, 1)
  assert.equal((await keptOf(member))?.contact, 1, 'what was refused has taken nothing')
})

test('[E37] [O7] what is held is given up by two admins, and only as they agreed', async () => {
  const { member, uid } = await given()
  const abandoned = { abandons: '50 USDT' }
  for (const _ of ['proposed', 'and again'])
    assert.equal((await erase(ada, uid, abandoned)).data.is_proposed, true)
  const erasing = async ({ token }: TestOperator) =>
    (await get(server.consoleUrl, `console/get_member?member=${uid}`, { token })).data.erasing
  assert.deepEqual([await erasing(ada), await erasing(ben)], ['proposed', 'agreed'])
  assert.equal((await erase(ben, uid)).reason, 'memberHoldsFunds', 'it is not agreed to unsaid')
  assert.equal((await keptOf(member))?.contact, 1)
  const { data } = await get(server.consoleUrl, 'console/get_proposals', { token: ben.token })
  const [proposal, ...more] = data.proposals
  assert.deepEqual([proposal.subject, proposal.after, more], [uid, { holdings: '50 USDT' }, []])
  assert.equal((await erase(ben, uid, abandoned)).data.is_proposed, undefined)
  assert.equal((await keptOf(member))?.contact, 0)
  const late = await given()
  assert.equal((await erase(ada, late.uid, abandoned)).data.is_proposed, true)
  await traderAt(server.url, late.token).limit('buy', '0.001', '40000')
  const changed = await erase(ben, late.uid, abandoned)
  assert.equal(changed.reason, 'memberHoldsFunds', 'what they hold now is not what was shown')
  assert.match(changed.msg, /50 USDT; 1 open order/)
  assert.equal((await keptOf(late.member))?.contact, 1)
})

test('[E37] [O7] an agreement is used once, ends with who made it, and serves nobody alone', async () => {
  const { uid, token } = await given()
  const abandoned = { abandons: '50 USDT' }
  const eve = await server.operator({ name: 'eve', role: 'admin' })
  assert.equal((await erase(eve, uid, abandoned)).data.is_proposed, true)
  const listed = await get(server.consoleUrl, 'console/get_proposals', { token: ben.token })
  const [{ id, text: seen }] = listed.data.proposals
  const approval = { id, seen }
  const approve = (who: TestOperator) =>
    post(server.consoleUrl, 'console/approve_proposal', approval, { token: who.token })
  assert.equal((await approve(sue)).reason, 'notAllowed')
  assert.equal((await approve(ben)).code, 1)
  assert.equal((await erase(ada, uid)).reason, 'memberHoldsFunds', 'it is not agreed to unsaid')
  const { data } = await get(server.consoleUrl, 'console/get_operators', { token: ada.token })
  const { id: operator } = data.operators.find(({ name }: { name: string }) => name === 'eve')
  const disable = { operator, reason }
  await post(server.consoleUrl, 'console/disable_operator', disable, { token: ada.token })
  const alone = await erase(ada, uid, abandoned)
  assert.equal(alone.data.is_proposed, true, 'what eve proposed has lapsed')
  assert.equal((await get(server.url, 'wallet/get_balances', { token })).code, 1)
  assert.equal((await erase(ben, uid, abandoned)).data.is_proposed, undefined)
  assert.notEqual((await get(server.url, 'wallet/get_balances', { token })).code, 1)
})

test('[operators P82] [operators P47] an erasure waits at the members, and one that is outdated says so and is not approved', async () => {
  const { uid, token } = await given()
  const waiting = async ({ token: as }: TestOperator) => {
    const [listed, counts, terms] = await Promise.all(
      ['get_erasures', 'get_waiting_proposals', 'get_proposals'].map((path) =>
        get(server.consoleUrl, `console/${path}`, { token: as }),
      ),
    )
    const isThis = (one: { member?: string; subject?: string }) =>
      one.member === uid || one.subject === uid
    return {
      listed: listed?.data.erasures.find(isThis),
      count: counts?.data.members,
      proposal: terms?.data.proposals.find(isThis),
    }
  }
  const before = await waiting(ben)
  assert.equal((await erase(ada, uid, { abandons: '50 USDT' })).data.is_proposed, true)
  const [own, others] = [await waiting(ada), await waiting(ben)]
  assert.equal(others.count, before.count + 1, 'the badge of the members has it')
  const { at: _, ...row } = others.listed
  assert.deepEqual(row, { member: uid, is_own: false, is_outdated: false })
  assert.deepEqual([own.listed.is_own, others.proposal.is_outdated], [true, false])
  await traderAt(server.url, token).limit('buy', '0.001', '40000')
  const outdated = await waiting(ben)
  assert.deepEqual([outdated.listed.is_outdated, outdated.proposal.is_outdated], [true, true])
  assert.equal(outdated.count, before.count, 'nobody can agree to it any more')
  const { id, text: seen } = outdated.proposal
  const approved = await post(
    server.consoleUrl,
    'console/approve_proposal',
    { id, seen },
    { token: ben.token },
  )
  assert.equal(approved.reason, 'proposalOutdated')
})

test('[E37] nobody is erased while a withdrawal is open, whoever gives up what', async () => {
  const one = await given()
  const { data: asked } = await one.withdraw()
  const abandoned = { abandons: '50 USDT' }
  for (const wish of [{}, abandoned])
    assert.equal((await erase(ada, one.uid, wish)).reason, 'withdrawalsOpen')
  const listed = await get(server.consoleUrl, 'console/get_proposals', { token: ben.token })
  const isOfThis = ({ subject }: { subject: string }) => subject === one.uid
  assert.ok(!listed.data.proposals.some(isOfThis), 'what cannot be carried out is not proposed')
  assert.equal((await one.get(`wallet/get_withdrawal?id=${asked.id}`)).data.state, 'requested')
  const [row] = await server.query<{ kept: number }>(
    'select count(*)::int as kept from withdrawal_destination where member = $1',
    [one.member],
  )
  assert.equal(row?.kept, 1, 'where it goes to is not forgotten')
  const decide = createDeciding(server, 'withdrawals')
  assert.equal(await decide('Olga', asked.id, { verdict: 'approve' }), 'done')
  assert.equal((await erase(ada, one.uid, abandoned)).reason, 'withdrawalsOpen', 'approved')
  assert.equal(await decide('Olga', asked.id, { verdict: 'begin' }), 'done')
  assert.equal((await erase(ada, one.uid, abandoned)).reason, 'withdrawalsOpen', 'being paid')
  assert.equal(await decide('Olga', asked.id, { verdict: 'unsent' }), 'done')
  const reason = 'they asked for it back'
  assert.equal(await decide('Olga', asked.id, { verdict: 'reject', reason }), 'done')
  assert.equal((await erase(ada, one.uid, abandoned)).data.is_proposed, true)
  await one.withdraw()
  assert.equal((await erase(ben, one.uid, abandoned)).reason, 'withdrawalsOpen', 'asked for since')
  assert.equal((await keptOf(one.member))?.contact, 1)
})

test('[E37] [Z6] what is personal is gone at once, the money and its records stay, and the audit log says who and why', async () => {
  const { member, uid, token } = await given()
  const other = await given()
  const owed = await owedUsdt()
  for (const admin of [ben, ada])
    assert.equal((await erase(admin, uid, { abandons: '50 USDT' })).code, 1)
  assert.notEqual((await get(server.url, 'wallet/get_balances', { token })).code, 1)
  const gone = { contact: 0, password: 0, session: 0, identity: 0, erasure: 1 }
  assert.deepEqual(await keptOf(member), gone)
  assert.equal(await owedUsdt(), owed, 'the ledger has what it had')
  assert.equal((await keptOf(other.member))?.contact, 1, 'nobody else loses anything')
  const rows = await server.query<Record<string, string>>(
    `select name, outcome, reason, before, after from operator_audit
     where action like '%erase_member' and subject like $1 order by seq desc limit 1`,
    [`%${uid}%`],
  )
  const [{ before: was, after: is, ...row } = {}] = rows
  assert.deepEqual(row, { name: 'ada', outcome: 'done', reason })
  assert.deepEqual(JSON.parse(is ?? ''), { state: 'erased', abandons: '50 USDT' })
  assert.ok(was)
  assert.equal((await erase(ada, uid)).reason, 'memberUnknown', 'nobody is erased twice')
})
