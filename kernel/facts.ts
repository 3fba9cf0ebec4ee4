/** What one core may tell the others of its events: each may react to it within the same decision. */
import type { MemberId } from './accounts.ts'
import type { Id } from './ids.ts'
import type { Asset } from './ledger.ts'
import type { Amount } from './money.ts'

/** A member paid a fee to the house, whatever for. */
export type FeePaid = {
  readonly type: 'feePaid'
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
}

/** Money of a member is on its way out of the exchange. */
export type PaidOut = { readonly type: 'paidOut'; readonly asset: Asset; readonly amount: Amount }

/** A sale paid a royalty to `house:charity`; its movement is made by the core that sold the item. */
export type RoyaltyPaid = {
  readonly type: 'royaltyPaid'
  readonly asset: Asset
  readonly amount: Amount
  readonly item: Id
}

/** A pair of coins was listed, or its terms have changed: this is one of its two coins. */
export type CoinTraded = { readonly type: 'coinTraded'; readonly asset: Asset }

/** The closed list: no core knows another, all of them know these. */
export type Fact = FeePaid | PaidOut | RoyaltyPaid | CoinTraded
export type TellFact = (fact: Fact) => void
