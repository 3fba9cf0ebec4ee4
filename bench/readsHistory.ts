/** A long life of a member in the tables of projections, as if it had been folded from the journal. */
import type { TestServer } from '@evenkeel/server/testing/server.ts'

type Tables = Pick<TestServer, 'query'>

/** One each ten minutes; between them there is a transfer to each fourth. */
const ORDERS = 20_000

/** Of a member ($1), up to a moment ($3). Ids are counted as `kernel/ids.ts` does. */
const FILLED_ORDERS = `insert into spot_order (realm, id, member, pair, side, kind, force, tick, stop,
    lots, spend, partner, client_id, at, filled, deal, fee, state, why, ended_at)
  select 'real', n::bigint * 1024 + $1, $1, 'btcusdt', n % 2, 'limit', 'gtc', 6000000 + n, 0,
    10 + n % 90, 0, 0, 'client-' || n, at, 10 + n % 90,
    (60000 + n * 0.01) * (10 + n % 90) * 0.00001, 0.00006123, 'filled', null, at + 5
  from generate_series(1, $2::int) as n,
    lateral (select $3::bigint - ($2 - n) * 600000::bigint as at) as moment`

const FILLS = `insert into spot_fill (realm, member, id, order_id, pair, side, role, tick, lots, deal,
    fee, at, against, seq, nth, fee_nth, base_asset, quote_asset, quantity, reference, source,
    reference_at)
  select 'real', $1, n::bigint * 1024 + $1 + 512, n::bigint * 1024 + $1, 'btcusdt', n % 2, 'maker',
    6000000 + n, 10 + n % 90, (60000 + n * 0.01) * (10 + n % 90) * 0.00001, 0.00006123, at, 'house',
    n, 0, 2, 'BTC', 'USDT', (10 + n % 90) * 0.00001, 60000.01 + n, 'simulator', at
  from generate_series(1, $2::int) as n,
    lateral (select $3::bigint - ($2 - n) * 600000::bigint as at) as moment`

const TRANSFERS = `insert into bill (realm, member, seq, nth, at, tab, reason, asset, amount,
    from_account, to_account, about)
  select 'real', $1, n, 8, $3::bigint - ($2 - n) * 600000::bigint, 'assets', 'transfer', 'USDT',
    0.01 * (n % 977) + 0.01, 'spot', 'trading', n::bigint * 1024 + $1
  from generate_series(1, $2::int, 4) as n`

/** 20,000 orders that were filled at once, and 5,000 transfers between them. */
export async function writeHistory(
  { query }: Tables,
  member: number,
  until: number,
): Promise<void> {
  for (const sql of [FILLED_ORDERS, FILLS, TRANSFERS]) await query(sql, [member, ORDERS, until])
}

/** As the database itself does after so many rows, sooner or later. */
export async function settleTables({ query }: Tables): Promise<void> {
  await query('vacuum analyze spot_order, spot_fill, bill')
}
