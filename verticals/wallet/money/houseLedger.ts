/** Reads the movements of an account of the house or of custody, newest first. */
import { type Amount, type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { Bill } from '../bill/parts.ts'
import type { Place } from '../bill/rows.ts'

export type HouseRow = Place & {
  readonly at: Millis
  readonly reason: string
  readonly asset: string
  /** What the account gained by it. */
  readonly amount: Amount
  /** Who is on the other side: a member, or an account of the house or of custody. */
  readonly member: MemberId | undefined
  readonly other: string | undefined
}

type Stored = {
  seq: string
  nth: number
  at: string
  reason: string
  asset: string
  amount: string
  member: string | null
  other: string | null
}

export type LedgerQuery = {
  readonly realm: string
  readonly account: string
  readonly asset: string | undefined
  readonly after: Place | undefined
  readonly size: number
}

const FIELDS = 'realm, account, seq, nth, at, reason, asset, amount, member, other'

export async function houseRows({ tables, sources }: Bill, asked: LedgerQuery) {
  const { realm, account, asset, size } = asked
  const { seq, nth } = asked.after ?? { seq: Number.MAX_SAFE_INTEGER, nth: 0 }
  const own = `select ${FIELDS} from house_movement`
  const all = [own, ...sources.flatMap((source) => source.house ?? [])]
  // Each is narrowed for itself, so that its own index serves it.
  const parts = all.map(
    (rows) => `(select ${FIELDS} from (${rows}) as part where account = $1 and realm = $2
      and ($3::text is null or asset = $3) and seq <= $4 and (seq, nth) < ($4, $5)
      order by seq desc, nth desc limit $6)`,
  )
  const found = await tables.rows<Stored>(
    `select * from (${parts.join(' union all ')}) as found order by seq desc, nth desc limit $6`,
    [account, realm, asset ?? null, seq, nth, size],
  )
  return found.map(rowOf)
}

function rowOf({ seq, nth, at, reason, asset, amount, member, other }: Stored): HouseRow {
  return {
    seq: Number(seq),
    nth,
    at: Number(at),
    reason,
    asset,
    amount: parseFigure(amount),
    member: member === null ? undefined : Number(member),
    other: other ?? undefined,
  }
}
