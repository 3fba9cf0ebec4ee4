/** What lists count as among requests: by how many rows they may have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCalls as ofContracts } from '@evenkeel/verticals/contracts/htx/read.ts'
import { readCalls as ofSpot } from '@evenkeel/verticals/spot/htx/read.ts'
import { recordCalls } from '@evenkeel/verticals/wallet/htx/records.ts'
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

const signed = [
  ...ofSpot,
  ...ofContracts({ codes: {}, leverages: {} } as never),
  ...recordCalls({} as never),
]

for (const [path, field, usual] of [
  ['/v1/order/orders', 'size', 5],
  ['/v1/order/history', 'size', 5],
  ['/v1/order/matchresults', 'size', 5],
  ['/v5/trade/order/history', 'limit', 5],
  ['/v5/algo/order/history', 'limit', 5],
  ['/v5/trade/order/details', 'limit', 5],
  ['/v1/query/deposit-withdraw', 'size', 5],
] as const)
  test(`[F2] ${path} counts by the rows that a program asks for`, () => {
    const call = signed.find((one) => one.path === path)
    const costs = ['24', '60', undefined, 'many'].map((rows) =>
      call?.cost?.({ fields: { [field]: rows }, list: undefined }),
    )
    assert.deepEqual(costs, [1, 3, usual, 1])
  })

test('[F2] five hundred fills at once count as 21', () => {
  const fills = signed.find(({ path }) => path === '/v1/order/matchresults')
  assert.equal(fills?.cost?.({ fields: { size: '500' }, list: undefined }), 21)
})
