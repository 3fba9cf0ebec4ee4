/** Spot's part of the bill: what each fill gave, got and cost, derived from the table of fills. */
import type { BillSource } from '@evenkeel/wire/server'

/** Where spot's movements stand in the bill. */
export const reasons = {
  spotTrade: 'spot',
  spotFee: 'spot',
} as const

const LEGS = `cross join unnest(array['gives', 'gets', 'fee']) as leg`
const NTH = `case leg when 'gives' then nth + (role = 'maker')::int
        when 'gets' then nth + (role = 'taker')::int else fee_nth end as nth`
const REASON = `case leg when 'fee' then 'spotFee' else 'spotTrade' end as reason`
const ASSET = `case when (leg = 'gives') = (side = 0) then quote_asset else base_asset end as asset`

// Joined with the rows of a function: a lateral list of values is set up anew for every fill, which
// takes many times as long.
/**
 * The same rows as the movements that the core states for a trade: the taker gives, then the maker
 * gives, then those pay who have a fee to pay.
 */
export const fillsInBill: BillSource = {
  reasons: Object.keys(reasons),
  table: 'spot_fill',
  rows: `select realm, member, seq, at, id as about, 'spot'::text as tab,
      ${NTH}, ${REASON}, ${ASSET},
      case leg when 'gives' then case side when 0 then -deal else -quantity end
        when 'gets' then case side when 0 then quantity else deal end else -fee end as amount,
      case when leg <> 'gets' then 'spot' end as from_account,
      case when leg = 'gets' then 'spot' end as to_account
    from spot_fill ${LEGS} where leg <> 'fee' or fee > 0`,
  house: `select realm, case leg when 'fee' then 'house:fees' else 'house:maker' end as account,
      seq, ${NTH}, at, ${REASON}, ${ASSET},
      case leg when 'gives' then case side when 0 then deal else quantity end
        when 'gets' then case side when 0 then -quantity else -deal end else fee end as amount,
      member, null::text as other
    from spot_fill ${LEGS} where case leg when 'fee' then fee > 0 else against = 'house' end`,
}
