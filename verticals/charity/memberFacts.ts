/** What charity knows of members, for operators: whose a donation is, and which there were. Nothing of what donors told. */
import { type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'

type Row = {
  readonly id: string
  readonly asset: string
  readonly amount: string
  readonly at: string
}

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      const id = ids.read('donation', typed)?.id
      if (id === undefined) return []
      // A royalty of a sale is the gift of no member.
      const sql = `select member::float8 as member from charity_donation
        where realm = 'real' and id = $1 and item is null`
      const rows = await history.rows<{ member: MemberId }>(sql, [id])
      return rows.map(({ member }) => member)
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select id, asset, amount, at from charity_donation
         where realm = 'real' and member = $1 and at < $2 order by id desc limit $3`,
        [member, before, size],
      )
      return rows.map((row) => ({
        id: ids.of('donation', Number(row.id)),
        at: Number(row.at),
        kind: 'donation',
        asset: row.asset,
        amount: parseFigure(row.amount),
      }))
    },
  }
}
