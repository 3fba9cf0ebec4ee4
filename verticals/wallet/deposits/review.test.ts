/** Operators and deposits that members tell of: two of them credit one, once; what is rejected says why. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let picture: Buffer
before(async () => {
  server = await startTestServer()
  picture = await makeJpeg()
})
after(() => server.stop())

let transactions = 0
const newTransaction = () => (++transactions).toString(16).padStart(64, '0')

async function ask(path: string, body: object) {
  const answer = await fetch(`${server.opsUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secret}` },
    body: JSON.stringify({ desk: 'deposits', ...body }),
  })
  return answer.status === 200 ? answer.json() : answer.status
}

/** A member who told of 50 USDT on TRON; `case` is its number at the operators' desk. */
async function given(transaction: string | undefined = newTransaction()) {
  const { token } = await server.member({ funds: {} })
  const proof = (await upload(server.url, picture, { token })).data.name
  const told = { asset: 'USDT', chain: 'tron', amount: '50', proof, transaction }
  const { data } = await post(server.url, 'wallet/submit_deposit', told, { token })
  const [row] = await server.query<{ id: string }>('select max(id) as id from reported_deposit')
  const number = Number(row?.id)
  const decide = (operator: string, decision: object) =>
    ask('/desk/decide', { case: number, operator, decision })
  const approve = (operator: string, over: object = {}) =>
    decide(operator, { verdict: 'approve', transaction, amount: '50', ...over })
  const record = async () =>
    (await get(server.url, `wallet/get_deposit?id=${data.id}`, { token })).data
  const spot = async () => (await balancesOf(server.url, token))['USDT spot']
  return { token, id: data.id, number, transaction, decide, approve, record, spot }
}

test('[W18] two different operators who say the same credit it once; the member is told', async () => {
  const { token, id, number, approve, record, spot } = await given()
  const listener = await listenAs(server.url, token)
  const waiting: string[] = await ask('/desk/waiting', {})
  assert.ok(
    waiting.some((line) => line.includes(`case ${number} `) && line.includes('50 USDT on tron')),
  )
  const first = await approve('Olga')
  assert.match(first.says, /^Proposed\. Another operator/)
  assert.deepEqual([await spot(), (await record()).status], [undefined, 'pendingReview'])
  for (const same of ['Olga', 'OLGA', 'olga '])
    assert.equal((await approve(same.trim())).reason, 'otherOperatorNeeded')
  assert.equal((await approve('Omar', { amount: '51' })).reason, 'figuresDiffer')
  assert.equal((await approve('Omar', { transaction: newTransaction() })).reason, 'figuresDiffer')
  assert.equal((await approve('Omar', { entry: 2 })).reason, 'figuresDiffer')
  assert.equal(await spot(), undefined)
  const answers = await Promise.all(Array.from({ length: 8 }, () => approve('Omar')))
  assert.equal(answers.filter(({ outcome }) => outcome === 'done').length, 1)
  assert.ok(answers.every(({ outcome, reason }) => outcome === 'done' || reason === 'caseUnknown'))
  assert.deepEqual([await spot(), (await record()).status], ['50', 'approved'])
  const heard = await listener.rest()
  listener.socket.terminate()
  const told = heard.filter(({ channel }) => channel === 'deposits')
  assert.deepEqual(
    told.map(({ data }) => [data.id, data.status]),
    [[id, 'approved']],
  )
})

test('[W18] the same transaction is credited once, whoever tells of it', async () => {
  const one = await given()
  await one.approve('Olga')
  await one.approve('Omar')
  const two = await given(one.transaction)
  const looked = await ask('/desk/look', { case: two.number, operator: 'Olga' })
  assert.ok(looked.lines.some((line: string) => /! member \d{8} reported it as well/.test(line)))
  assert.equal((await two.approve('Olga')).reason, 'depositKnown')
  assert.deepEqual([await one.spot(), await two.spot()], ['50', undefined])
  assert.equal((await two.record()).status, 'pendingReview')
})

test('a look shows what was told and the marked picture, and is none at an identity of that number', async () => {
  const { number, transaction } = await given()
  const { lines, pictures } = await ask('/desk/look', { case: number, operator: 'Olga' })
  assert.ok(lines.join('\n').includes(String(transaction)))
  const shown = await fetch(`${server.opsUrl}${pictures.proof}`)
  assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg'])
  const views = await server.query('select viewer, case_number from file_view')
  assert.deepEqual(views.at(-1), { viewer: 'Olga', case_number: `deposit ${number}` })
})

test('a rejected deposit says why, in the table sealed and in the journal not at all', async () => {
  const { token, number, decide, approve, record, spot } = await given()
  const reason = 'The transaction pays somebody else'
  const done = await decide('Olga', { verdict: 'reject', reason })
  assert.equal(done.says, 'Rejected. The member has been notified.')
  const { status, reason: read } = await record()
  assert.deepEqual([status, read], ['rejected', reason])
  const [row] = await server.query<{ reason: Buffer }>(
    'select reason from reported_deposit where id = $1',
    [number],
  )
  assert.ok(!row?.reason.includes(Buffer.from('somebody')))
  const [found] = await server.query<{ count: number }>(
    `select count(*)::int as count from journal where position('somebody'::bytea in payload) > 0`,
  )
  assert.equal(found?.count, 0)
  assert.equal((await approve('Omar')).reason, 'caseUnknown')
  assert.equal(await spot(), undefined)
  const { data } = await get(server.url, 'wallet/get_deposits', { token })
  assert.equal(data.rows[0].reason, reason)
})

test('[Z1] the desk needs the secret and a name, and takes nothing else', async () => {
  const { number, transaction } = await given()
  const body = JSON.stringify({ desk: 'deposits' })
  for (const path of ['/desk/waiting', '/desk/look', '/desk/decide'])
    assert.equal((await fetch(`${server.opsUrl}${path}`, { method: 'POST', body })).status, 403)
  const one = { case: number, operator: 'Olga' }
  const approval = { verdict: 'approve', transaction, amount: '50' }
  const wrong: object[] = [
    {},
    { ...one, decision: {} },
    { ...one, decision: { ...approval, amount: '-1' } },
    { ...one, decision: { ...approval, amount: '1e5' } },
    { ...one, decision: { ...approval, amount: '0.123456789' } },
    { ...one, decision: { ...approval, entry: -1 } },
    { ...one, decision: { ...approval, member: 1 } },
    { ...one, decision: { verdict: 'reject', reason: '' } },
    { ...one, operator: '<b>', decision: approval },
    { case: number, decision: approval },
  ]
  for (const decision of wrong)
    assert.equal(await ask('/desk/decide', decision), 400, JSON.stringify(decision))
  const decision = { ...approval, transaction: 'x' }
  assert.equal((await ask('/desk/decide', { ...one, decision })).reason, 'transactionMalformed')
  assert.equal(await ask('/desk/decide', { ...one, desk: 'nothing', decision: approval }), null)
  assert.equal(await ask('/desk/look', { ...one, desk: 'constructor' }), null)
})

test('[W18] a server that ended right behind the credit knows it when it starts, and credits nothing again', async () => {
  const { token, number, approve, record, spot } = await given()
  await approve('Olga')
  await approve('Omar')
  await server.query(
    `update reported_deposit set state = 'pending', credited_amount = null where id = $1`,
    [number],
  )
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  for (let tries = 0; tries < 100 && (await record()).status !== 'approved'; tries++)
    await pause(50)
  assert.deepEqual([(await record()).status, (await record()).amount], ['approved', '50'])
  assert.equal(await spot(), '50')
  assert.equal((await approve('Olga')).reason, 'caseUnknown')
  assert.ok(token)
})
