/** What moved in and out of all that a member has, summed up from the bill. */
import { type Amount, type Asset, type Millis, parseFigure } from '@evenkeel/kernel'
import type { Caller } from '@evenkeel/wire/server'
import { type Bill, fromParts } from '../bill/parts.ts'

/** What a coin gained between one boundary and the next. */
export type Change = {
  readonly asset: Asset
  readonly nth: number
  readonly amount: Amount
  /** It came in or went out. */
  readonly isFlow: boolean
}

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

/** The bill, with the reasons of what comes in and goes out, as verticals declare them. */
export type FlowBill = Bill & { readonly flows: readonly string[] }

/** Between own accounts nothing is gained; what is newer than the entry was not seen yet. */
const crossing = (bill: Bill) =>
  fromParts(
    bill,
    ({ rows, from }) => `select asset, at, reason, amount from ${rows}
      where realm = $1 and member = $2 and seq <= $3 and seq >= ${from}($2, $4)
        and (from_account is null or to_account is null)`,
  )
const MINUTE = 60_000

/** By coin, between each boundary and the next; those after the last have its number. */
export async function changesSince(
  bill: FlowBill,
  { realm, id }: Caller,
  boundaries: readonly Millis[],
  until: number,
): Promise<readonly Change[]> {
  type Row = Omit<Change, 'amount'> & { readonly sum: string }
  const rows = await bill.tables.rows<Row>(
    `select asset, width_bucket(at, $6::bigint[]) - 1 as nth, reason = any($5) as "isFlow",
       sum(amount) as sum from (${crossing(bill)}) as crossing group by 1, 2, 3`,
    [realm, id, until, boundaries[0] ?? 0, bill.flows, boundaries],
  )
  return rows.map(({ sum, ...change }) => ({ ...change, amount: parseFigure(sum) }))
}

export async function todayOf(
  bill: FlowBill,
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
    `select asset, case when reason = any($5) then at / ${MINUTE} end as minute,
       sum(amount) as sum, coalesce(sum(amount) filter (where amount > 0), 0) as came
     from (${crossing(bill)}) as crossing group by 1, 2`,
    [realm, id, until, midnight, bill.flows],
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
