/** A withdrawal that is paid while the bill is read: the list and the file have it once. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { createDeciding } from '@evenkeel/server/testing/deciding.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import pg from 'pg'

let server: TestServer
let decide: ReturnType<typeof createDeciding>
before(async () => {
  server = await startTestServer()
  decide = createDeciding(server, 'withdrawals')
})
after(() => server.stop())

let payouts = 0

/** A withdrawal that an operator is about to pay. */
async function given() {
  const ann = await givenWithdrawer(server, { funds: { USDT: '100' } })
  const { id } = (await ann.withdraw()).data as { id: string }
  const transaction = `0x${(++payouts).toString(16).padStart(64, '0')}`
  const sent = { verdict: 'sent', transaction, cost: '0.002', coin: 'ETH' }
  for (const verdict of ['approve', 'begin'])
    assert.equal(await decide('Olga', id, { verdict }), 'done')
  async function pay() {
    assert.equal(await decide('Olga', id, sent), 'done')
    // Answered once the tables have what was decided.
    assert.equal((await ann.get(`wallet/get_withdrawal?id=${id}`)).data.state, 'paid')
  }
  const rowsInFile = async () => {
    const { text } = await ann.get('wallet/export_bill')
    return text.split('\r\n').filter((line) => line.includes(id)).length
  }
  return { ann, pay, rowsInFile }
}

/** Has it paid right before or after the first statement that reads the bill. */
function onFirstRead(t: TestContext, when: 'before' | 'after', pay: () => Promise<void>): void {
  const query = pg.Pool.prototype.query as (...given: unknown[]) => Promise<unknown>
  let isRead = false
  t.mock.method(pg.Pool.prototype, 'query', async function (this: pg.Pool, ...given: unknown[]) {
    const isFirst = !isRead && /as found order by seq/.test(String(given[0]))
    isRead ||= isFirst
    if (isFirst && when === 'before') await pay()
    const found = await query.apply(this, given)
    if (isFirst && when === 'after') await pay()
    return found
  })
}

for (const when of ['before', 'after'] as const) {
  test(`[W37] a withdrawal that is paid right ${when} the rows are read is in the list once`, async (t) => {
    const { ann, pay } = await given()
    const shown = async () => {
      const { rows, pending } = (await ann.get('wallet/get_bill')).data
      const paid = rows.filter(({ reason }: { reason: string }) => reason === 'withdrawal')
      return [pending.length, paid.length]
    }
    onFirstRead(t, when, pay)
    assert.deepEqual(await shown(), [1, 0])
    assert.deepEqual(await shown(), [0, 1])
  })

  test(`[W38] a withdrawal that is paid right ${when} the rows are read is in the file once`, async (t) => {
    const { pay, rowsInFile } = await given()
    onFirstRead(t, when, pay)
    assert.equal(await rowsInFile(), 1, 'pending')
    assert.equal(await rowsInFile(), 2, 'the withdrawal and its fee')
  })
}
