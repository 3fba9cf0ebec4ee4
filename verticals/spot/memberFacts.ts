/** What spot knows of members, for operators: whose an order is, and which orders were placed. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'

type Row = { readonly id: string; readonly pair: string; readonly side: 0 | 1; readonly at: string }

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      const order = ids.read('order', typed)?.id
      if (order === undefined) return []
      const sql = 'select member::float8 as member from spot_order where id = $1'
      const rows = await history.rows<{ member: MemberId }>(sql, [order])
      return rows.map(({ member }) => member)
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select id, pair, side, at from spot_order
         where realm = 'real' and member = $1 and at < $2 order by id desc limit $3`,
        [member, before, size],
      )
      return rows.map(({ id, pair, side, at }) => ({
        id: ids.of('order', Number(id)),
        at: Number(at),
        pair,
        kind: side === 0 ? 'buyOrder' : 'sellOrder',
      }))
    },
  }
}
