/** Withdrawals as their owner reads them: a page is one query, however many are on it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Tables } from '@evenkeel/wire/server'
import { createDestinations } from './destinations.ts'
import { withdrawalRecords } from './records.ts'
import { createWithdrawalReview } from './review.ts'
import { withdrawalRoutes } from './routes.ts'

const SIZE = 100
const desk = () => ({
  seal: (text: string) => Buffer.from(text),
  unseal: (sealed: Buffer) => sealed.toString(),
  read: (sealed: Buffer) => sealed.toString(),
  index: (_kind: string, text: string) => Buffer.from(text),
})

test('[W29] a page of a hundred withdrawals with their addresses and reasons takes two queries at most', async () => {
  const tables = await openTestTables()
  await tables.rows(withdrawalRecords.create, [])
  let queries = 0
  const counted: Tables = {
    rows: (sql, values) => {
      queries++
      return tables.rows(sql, values)
    },
  }
  const parts = { tables: counted, history: counted, desk, now: Date.now }
  const destinations = createDestinations(parts)
  const review = createWithdrawalReview({ ...parts, destinations } as never)
  const [row] = await tables.rows<{ id: number }>(
    'insert into member default values returning id::float8 as id',
    [],
  )
  const member = row?.id ?? 0
  for (let id = 1; id <= SIZE; id++) {
    const asked = {
      member,
      chain: 'tron',
      address: `T${id}`,
      key: `k${id}`,
      level: 'basic',
    } as const
    const kept = await destinations.keep(asked)
    await tables.rows(
      `insert into withdrawal values ($1, $2, $1, 'spot', 'USDT', 'tron', 5, 1, $3, $4, $1, null)`,
      [id, member, kept?.destination, id % 2 === 0 ? 'rejected' : 'requested'],
    )
    await tables.rows('insert into withdrawal_rejection values ($1, 1, $2)', [
      id,
      Buffer.from(`no. ${id}`),
    ])
  }
  const ids = { of: (_kind: string, id: number) => `w${id}`, read: () => undefined }
  const wallets = { platform: { ids }, withdrawals: { chains: [], destinations, review } }
  const routes = withdrawalRoutes(wallets as never)
  const route = routes.find(({ call }) => call.path === 'wallet/get_withdrawals')
  queries = 0
  const page = (await route?.answer({
    input: { size: SIZE },
    member: { id: member },
    history: counted,
    ids,
  } as never)) as { rows: { id: string; address: string; reason?: string }[] }
  assert.ok(queries <= 2, `${queries} queries`)
  assert.equal(page.rows.length, SIZE)
  const [last, before] = page.rows
  assert.deepEqual([last?.id, last?.address, last?.reason], ['w100', 'T100', 'no. 100'])
  assert.deepEqual([before?.id, before?.address, before?.reason], ['w99', 'T99', undefined])
})
