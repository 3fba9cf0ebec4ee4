/** How the calls of invitations are answered. */
import { type MemberId, parseFigure } from '@evenkeel/kernel'
import { type Context, handle, type Route } from '@evenkeel/wire/server'
import { type Contacts, masked } from '../contacts.ts'
import { getInvite, getInvited } from '../contract/index.ts'
import { SHARE_BPS, SHARE_DAYS, SHARE_MS } from '../core.ts'
import type { Members } from '../members.ts'
import { isVerified } from '../verified.ts'

type Earned = { readonly asset: string; readonly amount: bigint }
type EarnedRow = { asset: string; paid: string }
type InvitedRow = { member: string; seq: string; at: string; is_verified: boolean }
type Page = { readonly after?: string | undefined; readonly size: number }

/** A page reads the address of each who is on it, and counts for as many requests as that is worth. */
const ROWS_A_REQUEST = 10

export function inviteRoutes(members: Pick<Members, 'contacts'>): readonly Route[] {
  return [
    handle(getInvite, async ({ member, tables, history }) => {
      const [own] = await tables.rows<{ invite_code: string; is_verified: boolean }>(
        `select invite_code, ${isVerified('member.id')} as is_verified from member where id = $1`,
        [member.id],
      )
      const [brought] = await history.rows<{ invited: number }>(
        'select count(*)::float8 as invited from invitation where inviter = $1',
        [member.id],
      )
      const earned = await history.rows<EarnedRow>(
        `select asset, sum(paid)::text as paid from invitation join commission using (member)
         where inviter = $1 and paid > 0 group by asset order by asset`,
        [member.id],
      )
      return {
        invite_code: own?.invite_code ?? '',
        invited: brought?.invited ?? 0,
        share_bps: SHARE_BPS,
        days: SHARE_DAYS,
        is_verified: own?.is_verified ?? false,
        earned: earned.map(earnedOf),
      }
    }),

    handle(
      getInvited,
      (context) => invitedPage(context, members.contacts),
      ({ size }) => Math.ceil(size / ROWS_A_REQUEST),
    ),
  ]
}

/** One page of whom the caller has invited, the newest first. */
async function invitedPage({ input, member, history, ids }: Context<Page>, contacts: Contacts) {
  const after = input.after === undefined ? undefined : ids.read('page', input.after)
  if (input.after !== undefined && after === undefined) return { rows: [], next: undefined }
  const found = await history.rows<InvitedRow>(
    `select member, seq, at, ${isVerified('invitation.member')} as is_verified
     from invitation where inviter = $1 and seq < $2
     order by seq desc limit $3`,
    [member.id, after?.id ?? Number.MAX_SAFE_INTEGER, input.size + 1],
  )
  const shown = found.slice(0, input.size)
  const invited = shown.map((row) => Number(row.member))
  const earned = await history.rows<EarnedRow & { member: string }>(
    `select member, asset, paid::text as paid from commission
     where member = any($1) and paid > 0 order by asset`,
    [invited],
  )
  const accounts = await Promise.all(invited.map((id) => accountOf(contacts, id)))
  const rows = shown.map((row, nth) => ({
    id: ids.of('invited', Number(row.member)),
    account: accounts[nth] as string,
    joined_at: Number(row.at),
    until: Number(row.at) + SHARE_MS,
    is_verified: row.is_verified,
    earned: earned.filter((one) => one.member === row.member).map(earnedOf),
  }))
  const last = found.length > input.size ? found[input.size - 1] : undefined
  return { rows, next: last && ids.of('page', Number(last.seq)) }
}

/** The first address that they registered with, in part: nothing else of them is for the inviter. */
async function accountOf(contacts: Contacts, member: MemberId): Promise<string> {
  const [first] = await contacts.of(member)
  return first === undefined ? '***' : masked(first)
}

function earnedOf({ asset, paid }: EarnedRow): Earned {
  return { asset, amount: parseFigure(paid) }
}
