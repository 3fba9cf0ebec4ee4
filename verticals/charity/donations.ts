/** A member's own donations, as the history keeps them. */
import { type MemberId, parseAmount } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import {
  beforeOf,
  type History,
  type PageInput,
  type PublicIds,
  pageOf,
} from '@evenkeel/wire/server'
import type { Currency } from './core/rules.ts'
import type { Charity } from './open.ts'
import { stateOf } from './view.ts'

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

type Reader = {
  readonly history: History
  readonly ids: PublicIds
  readonly language: Language
}

/** As the member sees them, and operators who look at the member. */
export async function donationPage(
  parts: Charity,
  { history, ids, language }: Reader,
  member: MemberId,
  page: PageInput,
) {
  const before = beforeOf(page, ids)
  if (before === undefined) return { rows: [], next: undefined }
  const found = await ownRows(history, member, { before, limit: page.size + 1 })
  const { shown, next } = pageOf(found, page.size, ids)
  const rows = await Promise.all(
    shown.map(async (row) => ({
      id: ids.of('donation', row.id),
      at: row.at,
      project: ids.of('charityProject', row.project),
      title: await titleOf(parts, row.project, language),
      asset: row.asset,
      amount: parseAmount(row.amount) ?? 0n,
      worth: parseAmount(row.worth) ?? 0n,
      currency: row.currency ?? undefined,
      fiat: row.fiat === null ? undefined : (parseAmount(row.fiat) ?? 0n),
      is_anonymous: row.is_anonymous,
    })),
  )
  return { rows, next }
}

/** A project is never gone. */
export async function titleOf(
  { platform, texts }: Charity,
  project: number,
  language: Language,
): Promise<string> {
  const slug = stateOf(platform.machine).projects.get(project)?.slug ?? ''
  return (await texts.of(slug, language)).title
}
