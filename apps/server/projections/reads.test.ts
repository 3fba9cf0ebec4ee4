/** Reads through the real server: members see what they did, at once and for good. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { billSources } from '@evenkeel/verticals/all.server.ts'
import { newKey } from '../testing/calls.ts'
import { startTestServer } from '../testing/server.ts'
import { traderOn } from '../testing/traders.ts'

type Row = { id: string; amount: string; from: string; to: string; reason?: string }

let server = await startTestServer()
after(() => server.stop())

test('[J9] two hundred transfers: each is in the bill and in the list the moment it is answered', async () => {
  const { token } = await server.member({ funds: { USDT: '1000' } })
  for (let nth = 1; nth <= 200; nth++) {
    const [from, to] = ['spot', nth % 3 === 0 ? 'finance' : 'trading']
    const amount = `0.${`${nth}`.padStart(8, '0')}`.replace(/0+$/, '')
    const { id } = await call<{ id: string }>(token, 'wallet/make_transfer', {
      asset: 'USDT',
      amount,
      from,
      to,
    })
    const path = nth % 2 === 0 ? 'wallet/get_transfers?size=1' : 'wallet/get_bill?size=1'
    const [row] = (await call<{ rows: Row[] }>(token, path)).rows
    assert.deepEqual([row?.amount, row?.from, row?.to], [amount, from, to], `transfer ${nth}`)
    if (nth % 2 === 0) assert.equal(row?.id, id)
  }
})

test('[J9] the lag goes back to nothing when nobody reads', async () => {
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const transfer = { asset: 'USDT', amount: '0.5', from: 'spot', to: 'finance' }
  for (let nth = 0; nth < 50; nth++) await call(token, 'wallet/make_transfer', transfer)
  await eventually('the tables catch up', async () => (await lag()) === 0)
})

test('[J9] tables that an older version made are folded anew at the start, and tell the same', async () => {
  const { token } = await server.member({ funds: { BTC: '3' } })
  const transfer = { asset: 'BTC', amount: '0.5', from: 'spot', to: 'finance' }
  for (let nth = 0; nth < 5; nth++) await call(token, 'wallet/make_transfer', transfer)
  const bill = await call(token, 'wallet/get_bill?size=100')
  const table = () => server.query('select * from bill order by realm, member, seq, nth')
  const rows = await table()
  await server.query("update projection set name = 'bill@0' where name like 'bill@%'")
  await server.query('update bill set amount = 0')
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.deepEqual(await call(token, 'wallet/get_bill?size=100'), bill)
  assert.deepEqual(await table(), rows)
  assert.equal((await server.query("select 1 from projection where name like 'bill@%'")).length, 1)
})

test('[J9] a bill that an older version kept with every trade in its own table tells the same', async () => {
  const [maker, taker] = [await traderOn(server), await traderOn(server)]
  await maker.limit('buy', '0.02', '60000')
  await taker.limit('sell', '0.015', '60000')
  const [made, took] = [maker, taker].map(({ token }) => token) as [string, string]
  const bills = async () => [
    await call<{ rows: Row[] }>(made, 'wallet/get_bill?size=100'),
    await call<{ rows: Row[] }>(took, 'wallet/get_bill?size=100'),
  ]
  const before = await bills()
  for (const { rows } of before)
    assert.equal(rows.filter(({ reason }) => reason?.startsWith('spot')).length, 3)
  const columns = `realm, member, seq, nth, at, tab, reason, asset, amount, from_account, to_account,
    about`
  for (const { rows } of billSources) {
    const keep = `insert into bill (${columns}) select ${columns} from (${rows}) as derived`
    await server.query(keep)
  }
  await server.query('alter table spot_fill drop seq, drop nth, drop fee_nth, drop base_asset')
  await server.query("update projection set name = 'bill@5' where name like 'bill@%'")
  await server.query("update projection set name = 'spot_orders@3' where name like 'spot_orders@%'")
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.deepEqual(await bills(), before)
  assert.deepEqual(await server.query("select 1 from bill where tab = 'spot'"), [])
})

test('[A1] a reader waits for tables that do not follow for a while, is refused by name, and is served again', async (t) => {
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir, historyWaitMs: 500 })
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const transfer = { asset: 'USDT', amount: '0.5', from: 'spot', to: 'finance' }
  const held = await server.connect()
  t.after(() => held.end())
  await held.query('begin; lock table projection in exclusive mode')
  await call(token, 'wallet/make_transfer', transfer)
  const answer = await fetch(`${server.url}/api/wallet/get_bill`, { headers: { token } })
  const { reason, msg } = (await answer.json()) as { reason: string; msg: string }
  assert.deepEqual([answer.status, reason], [503, 'historyBehind'])
  assert.match(msg, /a moment behind/)
  await held.query('rollback')
  await eventually('the tables catch up', async () => (await lag()) === 0)
  assert.equal(
    (await call<{ rows: Row[] }>(token, 'wallet/get_bill?size=1')).rows[0]?.amount,
    '0.5',
  )
})

async function call<Data>(token: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      token,
      ...(body && { 'content-type': 'application/json' }),
      ...(body && { 'idempotency-key': newKey() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { code, data, msg } = (await answer.json()) as { code: number; data: Data; msg: string }
  assert.equal(code, 1, msg)
  return data
}

async function lag(): Promise<number> {
  const text = await (await fetch(`${server.opsUrl}/metrics`)).text()
  return Number(/^evenkeel_projection_lag_batches (\d+)$/m.exec(text)?.[1])
}
