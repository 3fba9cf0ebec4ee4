/** Spot's part of the bill: what each fill gave, got and cost, derived from the table of fills. */
import { IDS_PER_COMMAND } from '@evenkeel/kernel'
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

// By the entries that gave out the ids, which are in an index: it would read every fill of the member.
/** The pair and the price of trades; every notional is exact, and so is the price that it gives. */
export const fillDeals = `select id, base_asset || '/' || quote_asset as pair,
    round(deal / quantity, 8) as price
  from spot_fill where realm = $1 and member = $2 and id = any($3)
    and seq >= (select min(id) / ${IDS_PER_COMMAND} from unnest($3::bigint[]) as id)
    and seq <= (select least(max(id) / ${IDS_PER_COMMAND}, $4::bigint) from unnest($3::bigint[]) as id)`
