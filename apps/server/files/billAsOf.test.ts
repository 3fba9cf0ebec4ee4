/** The bill's file is as of one entry of the journal: what later entries say of its rows is not in it, however long it is read. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { type ExportWork, makeFile } from '@evenkeel/verticals/wallet/bill/exportWorker.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const [STAKED, SETTLED] = [5_000, 5_001]
const [OPTION, FILL, VOID] = [STAKED * 1024 + 1, STAKED * 1024 + 2, STAKED * 1024 + 3]

/** A fill, and the stake of an option that is not settled yet, of one entry; straight into the tables. */
async function writeRows(member: number): Promise<void> {
  await server.query(
    `insert into bill select 'real', $1, $2, 1, 10, 'option', 'optionStake', 'USDT', -25, 'trading',
       'trading', $3`,
    [member, STAKED, OPTION],
  )
  // One that was given back without a price.
  await server.query(
    `insert into bill select 'real', $1, $2, 2, 10, 'option', 'optionReturn', 'USDT', 30, 'trading',
       'trading', $3`,
    [member, STAKED, VOID],
  )
  await server.query(
    `insert into option_order (realm, id, member, symbol, direction, seconds, stake, fee, payout_bps,
       accepted_at, expires_at, outcome, settled_seq)
     values ('real', $2, $1, 'btcusdt', 'rise', 30, 25, 0, 8000, 10, 40, null, null),
       ('real', $3, $1, 'btcusdt', 'rise', 30, 30, 0, 8000, 10, 40, 'void', $4)`,
    [member, OPTION, VOID, STAKED],
  )
  await server.query(
    `insert into spot_fill (realm, member, id, order_id, pair, side, role, tick, lots, deal, fee, at,
       against, seq, nth, fee_nth, base_asset, quote_asset, quantity)
     values ('real', $1, $2, 1, 'btcusdt', 0, 'taker', 1, 1, 500, 0, 10, 'house', $3, 4, 6, 'BTC',
       'USDT', 0.01)`,
    [member, FILL, STAKED],
  )
}

const settle = () =>
  server.query(
    `update option_order set outcome = 'won', close_price = 60000, close_at = 40,
       settled_at = 40, settled_seq = $2 where id = $1`,
    [OPTION, SETTLED],
  )

/** By reason the pair and the price of each row, as the file of an entry has them. */
async function dealsIn(member: number, seq: number): Promise<Record<string, string>> {
  const work: ExportWork = {
    whose: { id: member, realm: 'real' },
    wanted: {},
    pending: [],
    seq,
    held: new Map(),
    words: {},
    billKinds: Object.assign({}, ...verticals.map((one) => one.billKinds)),
    billSources: verticals.flatMap((one) => one.billSources ?? []),
    billDeals: Object.assign({}, ...verticals.map((one) => one.billDeals)),
  }
  const tables = {
    rows: async <Row>(sql: string, values: readonly unknown[]) =>
      (await server.query(sql, values)) as Row[],
  }
  const ids = { of: (kind: string, id: number) => `${kind} ${id}`, read: () => undefined }
  let text = ''
  for await (const part of makeFile({ tables, ids } as never, work)) text += part
  const rows = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
  return Object.fromEntries(
    rows
      .filter(([, reason = '']) => /option|spot/.test(reason))
      .map(([, reason, , asset, , pair, price]) => [`${reason} ${asset}`, `${pair} ${price}`]),
  )
}

test('[wallet W38] the stake of an option that is settled while the file is read has neither pair nor price in it', async () => {
  const { member } = await server.member({ funds: {} })
  await writeRows(member)
  const traded = { 'spotTrade USDT': 'BTC/USDT 50000', 'spotTrade BTC': 'BTC/USDT 50000' }
  const returned = { 'optionReturn USDT': ' ' }
  const staked = { 'optionStake USDT': ' ', ...returned }
  assert.deepEqual(await dealsIn(member, STAKED), { ...traded, ...staked })
  await settle()
  assert.deepEqual(await dealsIn(member, STAKED), { ...traded, ...staked })
  assert.deepEqual(await dealsIn(member, SETTLED), {
    ...traded,
    ...returned,
    'optionStake USDT': 'BTCUSDT 60000',
  })
})
