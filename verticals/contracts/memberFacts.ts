/** What is known of members here, for operators: whose an order or a position is, and what was opened, closed and liquidated. */
import { type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts, Platform } from '@evenkeel/wire/server'
import { ASSET } from './core/working.ts'
import { averageOf } from './past.ts'
import { stateOf } from './view.ts'

type Row = {
  readonly id: string
  readonly symbol: string
  readonly lots: string
  readonly value: string
  readonly effect: string
  /** `liquidation` or `deleveraging`; null where the member's own order did it. */
  readonly forced: string | null
  readonly at: string
}

const TABLES = [
  ['contractOrder', 'contract_order'],
  ['position', 'contract_position'],
  ['contractReceipt', 'contract_position'],
  ['contractFill', 'contract_fill'],
] as const

export function memberFactsOf({
  history,
  ids,
  machine,
}: Pick<Platform, 'history' | 'ids' | 'machine'>): MemberFacts {
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

    // A large order is filled in many parts: it is one line, where its last part is.
    async happened(member: MemberId, before: Millis, size: number) {
      const rows = await history.rows<Row>(
        `select max(id) as id, symbol, effect, forced, sum(lots) as lots, sum(value) as value,
           max(at) as at
         from (select id, symbol, effect, lots, value, at, order_id,
             case when order_id = 0 then role end as forced,
             case when order_id = 0 then id end as forced_id
           from contract_fill where realm = 'real' and member = $1) as filled
         group by order_id, forced_id, symbol, effect, forced
         having max(at) < $2 order by max(id) desc limit $3`,
        [member, before, size],
      )
      const { markets } = stateOf(machine, 'real')
      return rows.map((row) => {
        const market = markets.get(row.symbol)
        return {
          id: ids.of('contractFill', Number(row.id)),
          at: Number(row.at),
          kind: kindOf(row),
          pair: row.symbol,
          asset: ASSET,
          amount: parseFigure(row.value),
          price: market && averageOf(row.value, row.lots, market),
        }
      })
    },
  }
}

function kindOf({ forced, effect }: Row): string {
  if (forced === 'liquidation') return 'contractLiquidated'
  if (forced === 'deleveraging') return 'contractDeleveraged'
  return effect === 'open' ? 'contractOpened' : 'contractClosed'
}
