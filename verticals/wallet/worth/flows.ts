/** What moved in and out of all that a member has, summed up from the bill. */
import { type Amount, type Asset, type Millis, parseFigure } from '@evenkeel/kernel'
import type { Caller } from '@evenkeel/wire/server'
import { type Bill, fromParts } from '../bill/parts.ts'

/** What a coin gained between one boundary and the next. */
export type Change = { readonly asset: Asset; readonly nth: number; readonly amount: Amount }

/** What came in or went out in one minute; of both, what came in. */
export type Flow = {
  readonly asset: Asset
  /** The end of that minute. */
  readonly at: Millis
  readonly amount: Amount
  readonly came: Amount
}

export type Today = {
  /** All that a coin gained since midnight, by trades as well. */
  readonly gained: ReadonlyMap<Asset, Amount>
  readonly flows: readonly Flow[]
}

/** Between own accounts nothing is gained; what is newer than the entry was not seen yet. */
const crossing = (bill: Bill) =>
  fromParts(
    bill,
    ({ rows, from }) => `select asset, at, tab, amount from ${rows}
      where realm = $1 and member = $2 and seq <= $3 and seq >= ${from}($2, $4)
        and (from_account is null or to_account is null)`,
  )
const MINUTE = 60_000

/** By coin, between each boundary and the next; those after the last have its number. */
export async function changesSince(
  bill: Bill,
  { realm, id }: Caller,
  boundaries: readonly Millis[],
  until: number,
): Promise<readonly Change[]> {
  const rows = await bill.tables.rows<{ asset: string; nth: number; sum: string }>(
    `select asset, width_bucket(at, $5::bigint[]) - 1 as nth, sum(amount) as sum
     from (${crossing(bill)}) as crossing group by 1, 2`,
    [realm, id, until, boundaries[0] ?? 0, boundaries],
  )
  return rows.map(({ asset, nth, sum }) => ({ asset, nth, amount: parseFigure(sum) }))
}

/** Deposits and withdrawals, test funds among them, are what comes in and goes out. */
export async function todayOf(
  bill: Bill,
  { realm, id }: Caller,
  midnight: Millis,
  until: number,
): Promise<Today> {
  const rows = await bill.tables.rows<{
    asset: string
    minute: string | null
    sum: string
    came: string
  }>(
    `select asset, case when tab in ('deposit', 'withdrawal') then at / ${MINUTE} end as minute,
       sum(amount) as sum, coalesce(sum(amount) filter (where amount > 0), 0) as came
     from (${crossing(bill)}) as crossing group by 1, 2`,
    [realm, id, until, midnight],
  )
  const gained = new Map<Asset, Amount>()
  const flows: Flow[] = []
  for (const { asset, minute, sum, came } of rows) {
    const amount = parseFigure(sum)
    gained.set(asset, (gained.get(asset) ?? 0n) + amount)
    if (minute === null) continue
    const at = (Number(minute) + 1) * MINUTE
    flows.push({ asset, at, amount, came: parseFigure(came) })
  }
  return { gained, flows }
}
