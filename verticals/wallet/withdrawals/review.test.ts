/** Operators at the terminal: which withdrawals wait, whose and where to, approved by whom it takes, rejected, paid by hand. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { createDeciding, createStaff } from '@evenkeel/server/testing/deciding.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
let ann: Withdrawer
let decide: ReturnType<typeof createDeciding>
let staff: ReturnType<typeof createStaff>
before(async () => {
  server = await startTestServer()
  staff = createStaff(server)
  decide = createDeciding(server, 'withdrawals', staff)
  ann = await givenWithdrawer(server, { level: 'advanced' })
})
after(() => server.stop())

async function asked(other: object = {}): Promise<{ id: string; number: number }> {
  const { data } = await ann.withdraw(other)
  await ann.get('wallet/get_withdrawals')
  const [row] = await server.query<{ id: string }>('select max(id) as id from withdrawal')
  return { id: data.id, number: Number(row?.id) }
}

const read = async (id: string) => (await ann.get(`wallet/get_withdrawal?id=${id}`)).data

test('[W24, W29] an operator approves what waits', async () => {
  const { id } = await asked()
  assert.equal(await decide('Olga', id, { verdict: 'approve' }), 'done')
  assert.equal((await read(id)).state, 'approved')
  const late = await ann.post('wallet/cancel_withdrawal', { id })
  assert.equal(late.reason, 'withdrawalNotOpen')
})

test('[W24] above the limit it takes two different operators', async () => {
  const { id } = await asked({ amount: '30000' })
  assert.equal(await decide('Olga', id, { verdict: 'approve' }), 'needsAnother')
  assert.equal((await read(id)).state, 'reviewing')
  assert.equal(await decide('olga', id, { verdict: 'approve' }), 'otherOperatorNeeded')
  assert.equal(await decide('Omar', id, { verdict: 'approve' }), 'done')
  assert.equal((await read(id)).state, 'approved')
})

test('[W24] what cannot be opened is approved by nobody, can be looked at, and is rejected', async () => {
  const { id, number } = await asked({ amount: '30000' })
  const [kept] = await server.query<{ hash: string; sealed: Buffer }>(
    `select hash, sealed from withdrawal_destination join withdrawal on destination = hash
     where id = $1`,
    [number],
  )
  const become = (sealed: Buffer | undefined) =>
    server.query('update withdrawal_destination set sealed = $2 where hash = $1', [
      kept?.hash,
      sealed,
    ])
  await become(Buffer.from('something else'))
  assert.equal(await decide('Olga', id, { verdict: 'approve' }), 'addressUnreadable')
  await become(kept?.sealed)
  assert.equal((await read(id)).state, 'requested', 'no approval was spent on it')
  await become(Buffer.from('something else'))
  const reason = 'Its address was lost'
  assert.equal(await decide('Olga', id, { verdict: 'reject', reason }), 'done')
  await become(kept?.sealed)
  assert.equal((await read(id)).state, 'rejected')
})

test('[W25] one is rejected with a reason that its owner reads, and that is in no journal', async () => {
  const { id } = await asked()
  const reason = 'This address belongs to a known scam'
  assert.equal(await decide('Olga', id, { verdict: 'reject', reason: 'x' }), 'badRequest')
  assert.equal(await decide('Olga', id, { verdict: 'reject', reason }), 'done')
  const one = await read(id)
  assert.deepEqual([one.state, one.reason], ['rejected', reason])
  assert.equal(await decide('Olga', id, { verdict: 'approve' }), 'badRequest')
  const [found] = await server.query<{ count: string }>(
    `select count(*) from journal where position($1::bytea in payload) > 0`,
    [Buffer.from(reason)],
  )
  assert.equal(found?.count, '0')
})

test('[W25, W26] where no signer pays, a person does: begun, and then sent or not', async () => {
  const { id } = await asked()
  const sent = { verdict: 'sent', transaction: `0x${'ab'.repeat(32)}`, cost: '0.002', coin: 'ETH' }
  assert.equal(await decide('Olga', id, { verdict: 'begin' }), 'badRequest')
  assert.equal(await decide('Olga', id, sent), 'badRequest')
  assert.equal(await decide('Olga', id, { verdict: 'approve' }), 'done')
  assert.equal(await decide('Olga', id, { verdict: 'begin' }), 'done')
  assert.equal((await read(id)).state, 'paying')
  const reject = { verdict: 'reject', reason: 'too late for that' }
  assert.equal(await decide('Omar', id, reject), 'badRequest')
  assert.equal(await decide('Olga', id, { verdict: 'unsent' }), 'done')
  assert.equal((await read(id)).state, 'approved')
  assert.equal(await decide('Olga', id, sent), 'done')
  const one = await read(id)
  assert.deepEqual([one.state, one.transaction], ['paid', sent.transaction])
  assert.equal(await decide('Olga', id, sent), 'badRequest')
})

test('[W50] [operators P44] what the first of two has said of a payout stands at the case, and is counted for whoever has not said it', async () => {
  const { id } = await asked({ amount: '30000' })
  for (const by of ['Olga', 'Omar']) await decide(by, id, { verdict: 'approve' })
  await decide('Olga', id, { verdict: 'begin' })
  const [olga, omar] = await Promise.all([staff('Olga'), staff('Omar')])
  const read = async ({ token }: { token: string }, path: string) =>
    (await get(server.consoleUrl, `console/${path}`, { token })).data
  const shown = async (who: { token: string }) => {
    const { flags, fields, history, actions } = await read(
      who,
      `open_case?queue=withdrawals&id=${id}`,
    )
    type Field = { label: string; value: string; as: string }
    const words = fields.filter(({ label }: Field) => label.startsWith('said'))
    const at = history.find(({ what }: { what: string }) => what === 'sent')
    const isHalf = at && { by: at.by, is_half: at.is_half }
    const cost = actions[0].asks.find(({ name }: { name: string }) => name === 'costAsset')
    return { isAwaited: flags.includes('secondAwaited'), words, isHalf, cost }
  }
  const waitingFor = async (who: { token: string }) =>
    (await read(who, 'get_queues')).queues.find(
      ({ name }: { name: string }) => name === 'withdrawals',
    ).waiting
  const cost = { name: 'costAsset', as: 'choice', is_optional: false, options: ['ETH'] }
  assert.deepEqual(await shown(omar), { isAwaited: false, words: [], isHalf: undefined, cost })
  const before = await Promise.all([waitingFor(olga), waitingFor(omar)])
  const sent = { verdict: 'sent', transaction: `0x${'ef'.repeat(32)}`, cost: '0.002', coin: 'ETH' }
  assert.equal(await decide('Olga', id, sent), 'needsAnother')
  const words = [
    { label: 'saidBy', value: 'olga', as: 'text' },
    { label: 'said', value: 'sent', as: 'action' },
  ]
  const said = { isAwaited: true, words, isHalf: { by: 'olga', is_half: true }, cost }
  for (const who of [olga, omar]) assert.deepEqual(await shown(who), said)
  assert.deepEqual(
    await Promise.all([waitingFor(olga), waitingFor(omar)]),
    [before[0] - 1, before[1]],
    'it waits for omar alone',
  )
  const listed = await read(omar, `get_cases?queue=withdrawals&search=${id}`)
  assert.ok(listed.rows[0].flags.includes('secondAwaited'))
  assert.equal(await decide('Olga', id, { verdict: 'unsent' }), 'needsAnother')
  assert.equal((await shown(omar)).words[1]?.value, 'unsent', 'who was mistaken says it anew')
  assert.equal(await decide('Omar', id, { verdict: 'unsent' }), 'done')
  assert.equal((await shown(omar)).isAwaited, false)
})

test('[W50, W51] paid by hand above the limit it takes two who say the same, in a coin that the chain takes', async () => {
  const { id } = await asked({ amount: '30000' })
  for (const by of ['Olga', 'Omar']) await decide(by, id, { verdict: 'approve' })
  const sent = { verdict: 'sent', transaction: `0x${'cd'.repeat(32)}`, cost: '0.002', coin: 'ETH' }
  assert.equal(await decide('Olga', id, { ...sent, coin: 'USDT' }), 'costCoinWrong')
  assert.equal(await decide('Olga', id, sent), 'needsAnother')
  assert.equal((await read(id)).state, 'paying')
  assert.equal(await decide('olga', id, sent), 'otherOperatorNeeded')
  assert.equal(await decide('Omar', id, { verdict: 'unsent' }), 'figuresDiffer')
  assert.equal(await decide('Omar', id, sent), 'done')
  assert.equal((await read(id)).state, 'paid')
  const next = await asked()
  await decide('Olga', next.id, { verdict: 'approve' })
  assert.equal(await decide('Olga', next.id, sent), 'transactionUsed')
})
