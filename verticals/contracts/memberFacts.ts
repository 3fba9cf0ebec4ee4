/** What is known of members here, for operators: whose an order or a position is, and what was opened, closed and liquidated. */
import { type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'
import { ASSET } from './core/working.ts'

type Row = {
  readonly id: string
  readonly symbol: string
  readonly value: string
  readonly role: string
  readonly effect: string
  readonly at: string
}

const TABLES = [
  ['contractOrder', 'contract_order'],
  ['position', 'contract_position'],
  ['contractReceipt', 'contract_position'],
  ['contractFill', 'contract_fill'],
] as const

export function memberFactsOf({ history, ids }: Pick<Platform, 'history' | 'ids'>): MemberFacts {
  return {
    async find(typed) {
      for (const [kind, table] of TABLES) {
        const id = ids.read(kind, typed)?.id
        if (id === undefined) continue
        const sql = `select distinct member::float8 as member from ${table} where id = $1`
        const rows = await history.rows<{ member: MemberId }>(sql, [id])
        return rows.map(({ member }) => member)
      }
      return []
    },

    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select id, symbol, value, role, effect, at from contract_fill
         where realm = 'real' and member = $1 and at < $2 order by id desc limit $3`,
        [member, before, size],
      )
      return rows.map((row) => ({
        id: ids.of('contractFill', Number(row.id)),
        at: Number(row.at),
        kind: kindOf(row),
        pair: row.symbol,
        asset: ASSET,
        amount: parseFigure(row.value),
      }))
    },
  }
}

function kindOf({ role, effect }: Row): string {
  if (role === 'liquidation') return 'contractLiquidated'
  if (role === 'deleveraging') return 'contractDeleveraged'
  return effect === 'open' ? 'contractOpened' : 'contractClosed'
}
