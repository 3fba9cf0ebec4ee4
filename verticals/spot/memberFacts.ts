/** What spot knows of members, for operators: whose an order is, and which orders were placed and what they came to. */
import { type MemberId, type Millis, parseFigure, UNIT } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'

type Row = {
  readonly id: string
  readonly pair: string
  readonly side: 0 | 1
  readonly at: string
  /** What all its fills came to; null for an order without one. */
  readonly deal: string | null
  readonly quantity: string | null
  readonly quote: string | null
}

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
        `select placed.*, sum(f.deal) as deal, sum(f.quantity) as quantity,
           max(f.quote_asset) as quote
         from (select id, pair, side, at from spot_order
           where realm = 'real' and member = $1 and at < $2 order by id desc limit $3) as placed
         left join spot_fill f on f.order_id = placed.id and f.member = $1
         group by placed.id, placed.pair, placed.side, placed.at order by placed.id desc`,
        [member, before, size],
      )
      return rows.map((row) => ({
        id: ids.of('order', Number(row.id)),
        at: Number(row.at),
        pair: row.pair,
        kind: row.side === 0 ? 'buyOrder' : 'sellOrder',
        ...filledOf(row),
      }))
    },
  }
}

/** What was paid or received for all that was filled, and its average price. */
function filledOf({ deal, quantity, quote }: Row) {
  if (deal === null || quantity === null || quote === null) return {}
  const amount = parseFigure(deal)
  return { asset: quote, amount, price: (amount * UNIT) / parseFigure(quantity) }
}
