/** What the portfolio knows of members, for operators: whose a subscription is, and which there were. */
import { type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'

type Row = {
  readonly id: string
  readonly asset: string
  readonly amount: string
  readonly start_at: string
}

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      const id = ids.read('portfolioOrder', typed)?.id
      if (id === undefined) return []
      const sql = 'select member::float8 as member from portfolio_order where id = $1'
      const rows = await history.rows<{ member: MemberId }>(sql, [id])
      return rows.map(({ member }) => member)
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select id, asset, amount, start_at from portfolio_order
         where realm = 'real' and member = $1 and start_at < $2 order by start_at desc limit $3`,
        [member, before, size],
      )
      return rows.map((row) => ({
        id: ids.of('portfolioOrder', Number(row.id)),
        at: Number(row.start_at),
        kind: 'subscription',
        asset: row.asset,
        amount: parseFigure(row.amount),
      }))
    },
  }
}
