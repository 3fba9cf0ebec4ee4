/** Where the movements of options stand in the bill, and what each option was about. */
import { type Id, parseFigure } from '@evenkeel/kernel'
import type { BillDeals, Deal } from '@evenkeel/wire/server'

export const reasons = {
  optionStake: 'options',
  optionReturn: 'options',
  optionWon: 'options',
  optionLost: 'options',
  optionFee: 'options',
} as const

export const kinds = {
  optionStake: 'option',
  optionReturn: 'option',
  optionWon: 'option',
  optionLost: 'option',
  optionFee: 'option',
}

type Row = { readonly id: string; readonly symbol: string; readonly price: string }

/** The symbol of an option and the price that it was settled by. */
export const dealsOf: BillDeals[string] = async ({ member, tables }, ids) => {
  const rows = await tables.rows<Row>(
    `select id, symbol, close_price as price from option_order
     where realm = $1 and member = $2 and id = any($3) and close_price is not null`,
    [member.realm, member.id, ids],
  )
  const deals = new Map<Id, Deal>()
  for (const { id, symbol, price } of rows)
    deals.set(Number(id), { pair: symbol.toUpperCase(), price: parseFigure(price) })
  return deals
}
