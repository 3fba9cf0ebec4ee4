/** A member's own donations, as the history keeps them. */
import type { History } from '@evenkeel/wire/server'
import type { Currency } from './core/rules.ts'

export type DonationRow = {
  readonly id: number
  readonly at: number
  readonly project: number
  readonly asset: string
  readonly amount: string
  readonly worth: string
  readonly price: string
  readonly source: string
  readonly priced_at: number
  readonly currency: Currency | null
  readonly fiat: string | null
  readonly rate: string | null
  readonly is_anonymous: boolean
  readonly details: string
}

type Wanted = { readonly id?: number; readonly before?: number; readonly limit: number }

export function ownRows(
  history: History,
  member: number,
  wanted: Wanted,
): Promise<readonly DonationRow[]> {
  const { id, before = Number.MAX_SAFE_INTEGER, limit } = wanted
  return history.rows<DonationRow>(
    `select id::float8 as id, at::float8 as at, project::float8 as project, asset,
       trim_scale(amount)::text as amount, trim_scale(worth)::text as worth,
       trim_scale(price)::text as price, source, priced_at::float8 as priced_at, currency,
       trim_scale(fiat)::text as fiat, trim_scale(rate)::text as rate, is_anonymous, details
     from charity_donation where realm = 'real' and member = $1 and id < $2
       and ($3::bigint is null or id = $3) order by id desc limit $4`,
    [member, before, id ?? null, limit],
  )
}
