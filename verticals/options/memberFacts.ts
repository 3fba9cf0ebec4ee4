/** What is known of members here, for operators: whose an option is, and which were placed. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'
import { ASSET } from './core/rules.ts'

type Row = {
  readonly id: string
  readonly symbol: string
  readonly stake: string
  readonly accepted_at: string
}

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      const id = ids.read('option', typed)?.id ?? ids.read('optionReceipt', typed)?.id
      if (id === undefined) return []
      const sql = 'select member::float8 as member from option_order where id = $1'
      const rows = await history.rows<{ member: MemberId }>(sql, [id])
      return rows.map(({ member }) => member)
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select id, symbol, stake, accepted_at from option_order
         where realm = 'real' and member = $1 and accepted_at < $2 order by id desc limit $3`,
        [member, before, size],
      )
      return rows.map(({ id, symbol, stake, accepted_at }) => ({
        id: ids.of('option', Number(id)),
        at: Number(accepted_at),
        kind: 'option',
        pair: symbol,
        asset: ASSET,
        amount: parseFigure(stake),
      }))
    },
  }
}
