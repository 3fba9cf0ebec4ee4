/** Operators and deposits that members tell of: two of them credit one, once; what is rejected says why. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import { createDeciding, createStaff, type Decision } from '@evenkeel/server/testing/deciding.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import pg from 'pg'

let server: TestServer
let picture: Buffer
let deciding: ReturnType<typeof createDeciding>
let staff: ReturnType<typeof createStaff>
before(async () => {
  server = await startTestServer()
  staff = createStaff(server)
  deciding = createDeciding(server, 'deposits', staff)
  picture = await makeJpeg()
})
after(() => server.stop())

let transactions = 0
const newTransaction = () => (++transactions).toString(16).padStart(64, '0')

/** A member who told of 50 USDT on TRON; `case` is its number at the operators' desk. */
async function given(transaction: string | undefined = newTransaction()) {
  const { token } = await server.member({ funds: {} })
  const proof = (await upload(server.url, picture, { token })).data.name
  const told = { asset: 'USDT', chain: 'tron', amount: '50', proof, transaction }
  const { data } = await post(server.url, 'wallet/submit_deposit', told, { token })
  const [row] = await server.query<{ id: string }>('select max(id) as id from reported_deposit')
  const number = Number(row?.id)
  const decide = (operator: string, decision: Decision) => deciding(operator, data.id, decision)
  const approve = (operator: string, over: Partial<Decision> = {}) =>
    decide(operator, { verdict: 'approve', transaction, amount: '50', ...over })
  const record = async () =>
    (await get(server.url, `wallet/get_deposit?id=${data.id}`, { token })).data
  const spot = async () => (await balancesOf(server.url, token))['USDT spot']
  return { token, id: data.id, number, transaction, decide, approve, record, spot }
}

test('[W18] two different operators who say the same credit it once; the member is told', async () => {
  const { token, id, approve, record, spot } = await given()
  const listener = await listenAs(server.url, token)
  assert.equal(await approve('Olga'), 'needsAnother')
  assert.deepEqual([await spot(), (await record()).status], [undefined, 'pendingReview'])
  for (const same of ['Olga', 'OLGA', 'olga '])
    assert.equal(await approve(same.trim()), 'otherOperatorNeeded')
  assert.equal(await approve('Omar', { amount: '51' }), 'figuresDiffer')
  assert.equal(await approve('Omar', { transaction: newTransaction() }), 'figuresDiffer')
  assert.equal(await approve('Omar', { entry: 2 }), 'figuresDiffer')
  assert.equal(await spot(), undefined)
  const answers = await Promise.all(Array.from({ length: 8 }, () => approve('Omar')))
  assert.equal(answers.filter((outcome) => outcome === 'done').length, 1)
  assert.deepEqual([await spot(), (await record()).status], ['50', 'approved'])
  const told = () => listener.heard.filter(({ channel }) => channel === 'deposits')
  await eventually('it is told', () => told().length > 0)
  await listener.rest()
  listener.socket.terminate()
  assert.deepEqual(
    told().map(({ data }) => [data.id, data.status]),
    [[id, 'approved']],
  )
})

test('[W18] [operators P44] what waits is one row of the database, without what this operator has proposed', async (t) => {
  const proposed = await given()
  await given()
  const [olga, omar] = await Promise.all(['Olga', 'Omar'].map(staff))
  const counted = async (token = '') => {
    const { data } = await get(server.consoleUrl, 'console/get_queues', { token })
    const { waiting, since } = data.queues.find(({ name }: { name: string }) => name === 'deposits')
    return { waiting, since }
  }
  const before = await counted(olga?.token)
  assert.ok(before.waiting > 1 && before.since <= Date.now(), JSON.stringify(before))
  assert.equal(await proposed.approve('Olga'), 'needsAnother')
  const { mock } = t.mock.method(pg.Pool.prototype, 'query')
  assert.equal((await counted(olga?.token)).waiting, before.waiting - 1)
  assert.deepEqual(await counted(omar?.token), before)
  const asked = mock.calls.filter(({ arguments: [sql] }) => /reported_deposit/.test(String(sql)))
  const answers = (await Promise.all(
    asked.map(({ result }) => result),
  )) as unknown as pg.QueryResult[]
  assert.deepEqual(
    answers.map(({ rows }) => rows.length),
    [1, 1],
  )
})

test('[W18] the same transaction is credited once, whoever tells of it', async () => {
  const one = await given()
  await one.approve('Olga')
  await one.approve('Omar')
  const two = await given(one.transaction)
  assert.equal(await two.approve('Olga'), 'depositKnown')
  assert.deepEqual([await one.spot(), await two.spot()], ['50', undefined])
  assert.equal((await two.record()).status, 'pendingReview')
})

test('a rejected deposit says why, in the table sealed and in the journal not at all', async () => {
  const { token, number, decide, approve, record, spot } = await given()
  const reason = 'The transaction pays somebody else'
  assert.equal(await decide('Olga', { verdict: 'reject', reason }), 'done')
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
  assert.equal(await approve('Omar'), 'badRequest')
  assert.equal(await spot(), undefined)
  const { data } = await get(server.url, 'wallet/get_deposits', { token })
  assert.equal(data.rows[0].reason, reason)
})

test('what is no transaction or no amount is not taken for one', async () => {
  const { approve } = await given()
  for (const wrong of [
    { amount: '-1' },
    { amount: '1e5' },
    { amount: '0.123456789' },
    { entry: -1 },
  ])
    assert.equal(await approve('Olga', wrong), 'badRequest', JSON.stringify(wrong))
  assert.equal(await approve('Olga', { transaction: 'x' }), 'transactionMalformed')
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
  await eventually('it is known', async () => (await record()).status === 'approved')
  assert.equal((await record()).amount, '50')
  assert.equal(await spot(), '50')
  assert.ok(token)
})
