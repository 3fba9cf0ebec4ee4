/** A long life of a member in the tables of projections, as if it had been folded from the journal. */
import type { TestServer } from '@evenkeel/server/testing/server.ts'

type Tables = Pick<TestServer, 'query'>

const ORDERS = 20_000
const TRANSFERS = 5_000
const EVERY_MS = 600_000
/** Of one command; `kernel/ids.ts` counts so. */
const IDS = 1024

/** 20,000 orders that were filled at once, and 5,000 transfers between them. */
export async function writeHistory(
  { query }: Tables,
  member: number,
  until: number,
): Promise<void> {
  const figures = [member, until, ORDERS, EVERY_MS, IDS]
  await query(
    `insert into spot_order (realm, id, member, pair, side, kind, force, tick, stop, lots, spend,
       partner, client_id, at, filled, deal, fee, state, why, ended_at)
     select 'real', n::bigint * $5 + $1, $1, 'btcusdt', n % 2, 'limit', 'gtc', 6000000 + n, 0,
       10 + n % 90, 0, 0, 'client-' || n, $2::bigint - ($3 - n) * $4::bigint, 10 + n % 90,
       0.6 * (10 + n % 90) + 0.00012345, 0.00006123, 'filled', null,
       $2::bigint - ($3 - n) * $4::bigint + 5 from generate_series(1, $3) as n`,
    figures,
  )
  await query(
    `insert into spot_fill (realm, member, id, order_id, pair, side, role, tick, lots, deal, fee,
       at, against, seq, nth, fee_nth, base_asset, quote_asset, quantity, reference, source,
       reference_at)
     select 'real', $1, n::bigint * $5 + $1 + 512, n::bigint * $5 + $1, 'btcusdt', n % 2,
       'maker', 6000000 + n, 10 + n % 90, 0.6 * (10 + n % 90) + 0.00012345, 0.00006123,
       $2::bigint - ($3 - n) * $4::bigint, 'house', n, 0, 2, 'BTC', 'USDT',
       (10 + n % 90) * 0.00001, 60000.01 + n, 'simulator', $2::bigint - ($3 - n) * $4::bigint
     from generate_series(1, $3) as n`,
    figures,
  )
  await query(
    `insert into bill (realm, member, seq, nth, at, tab, reason, asset, amount, from_account,
       to_account, about)
     select 'real', $1, n, 8, $2::bigint - ($3 - n) * $4::bigint, 'assets', 'transfer', 'USDT',
       0.01 * (n % 977) + 0.01, 'spot', 'trading', n::bigint * $5 + $1
     from generate_series(1, $3, $6) as n`,
    [...figures, ORDERS / TRANSFERS],
  )
}

/** As the database itself does after so many rows, sooner or later. */
export async function settleTables({ query }: Tables): Promise<void> {
  await query('vacuum analyze spot_order')
  await query('vacuum analyze spot_fill')
  await query('vacuum analyze bill')
}
