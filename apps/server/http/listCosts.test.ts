/** What lists count as among requests: by how many rows they may have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fundingCalls } from '@evenkeel/verticals/contracts/htx/funding.ts'
import { readCalls as ofContracts } from '@evenkeel/verticals/contracts/htx/read.ts'
import { readCalls as ofSpot } from '@evenkeel/verticals/spot/htx/read.ts'
import { ledgerCalls } from '@evenkeel/verticals/wallet/htx/ledger.ts'
import { recordCalls } from '@evenkeel/verticals/wallet/htx/records.ts'
import type { SignedCall } from '@evenkeel/wire/server'
import { routes } from '../testing/routes.ts'

/** They count by rules of their own. */
const BY_OWN_RULES = [
  'currency/market_history_kline',
  'currency/get_depth',
  'currency/get_trades',
  'market/tick_proof',
  'market/receipt_chain',
  'user/get_invited',
]

const lists = routes.filter(({ call }) => 'size' in call.input.shape)

test('[F2] a page of a list counts once, and once more for each 25 of its rows', () => {
  const charged = lists.filter(({ call }) => !BY_OWN_RULES.includes(call.path))
  assert.ok(charged.length > 20, `${charged.length} lists`)
  for (const { call, cost } of charged)
    assert.deepEqual(
      [1, 24, 25, 60, 100].map((size) => cost({ size })),
      [1, 1, 2, 3, 5],
      call.path,
    )
})

test('[F2] what is read once for all counts once, however much of it is asked for', () => {
  const shared = lists.filter(({ call }) => /get_(depth|trades)$/.test(call.path))
  assert.equal(shared.length, 2)
  for (const { cost } of shared) assert.equal(cost({ size: 150 }), 1)
})

const wallet = { platform: {}, withdrawals: {}, deposits: {} } as never
const signed = [
  ...ofSpot,
  ...ofContracts({ codes: {}, leverages: {} } as never),
  ...fundingCalls({} as never),
  ...recordCalls(wallet),
  ...ledgerCalls(wallet),
].filter(({ takes: { fields } }) => fields.has('size') || fields.has('limit'))

const costsOf = ({ cost, takes: { fields } }: SignedCall, rows: readonly unknown[]) => {
  const field = fields.has('size') ? 'size' : 'limit'
  return rows.map((one) => cost?.({ fields: { [field]: one }, list: undefined }))
}

test('[F2] every list of a program counts by the rows that it asks for', () => {
  assert(signed.length >= 11, `${signed.length} lists`)
  for (const call of signed)
    assert.deepEqual(costsOf(call, ['24', '60', undefined, 'many']), [1, 3, 5, 1], call.path)
})

test('[F2] five hundred rows at once count as 21', () => {
  const long = signed.filter((call) => costsOf(call, ['500'])[0] !== 1)
  assert.deepEqual(
    long.map(({ path }) => path).sort(),
    [
      '/v1/order/matchresults',
      '/v1/order/openOrders',
      '/v1/query/deposit-withdraw',
      '/v2/account/ledger',
      '/v5/account/universal_transfer_records',
      '/v5/algo/order/opens',
      '/v5/trade/order/opens',
    ].sort(),
  )
  for (const call of long) assert.deepEqual(costsOf(call, ['500']), [21], call.path)
})
