/** Operators and deposits that members tell of: two of them credit one, once; what is rejected says why. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import { createDeciding, type Decision } from '@evenkeel/server/testing/deciding.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let picture: Buffer
let deciding: ReturnType<typeof createDeciding>
before(async () => {
  server = await startTestServer()
  deciding = createDeciding(server, 'deposits')
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
  for (let tries = 0; tries < 100 && (await record()).status !== 'approved'; tries++)
    await pause(50)
  assert.deepEqual([(await record()).status, (await record()).amount], ['approved', '50'])
  assert.equal(await spot(), '50')
  assert.ok(token)
})
