/** The pair and the price of a member's trades, for the bill. */
import type { Id } from '@evenkeel/kernel'
import type { BillDeals, Deal } from '@evenkeel/wire/server'
import { stateOf } from './view.ts'

type Row = { readonly id: string; readonly pair: string; readonly tick: string }

export const dealsOf: BillDeals[string] = async ({ member, tables, exchange }, ids) => {
  const rows = await tables.rows<Row>(
    'select id, pair, tick from spot_fill where realm = $1 and member = $2 and id = any($3)',
    [member.realm, member.id, ids],
  )
  const { markets } = exchange.peek((machine) => stateOf(machine, member.realm))
  const deals = new Map<Id, Deal>()
  for (const { id, pair, tick } of rows) {
    const terms = markets.get(pair)?.terms
    if (terms === undefined) continue
    const name = `${terms.base}/${terms.quote}`
    deals.set(Number(id), { pair: name, price: BigInt(tick) * terms.tickSize })
  }
  return deals
}
