/** What charity can be asked for, and what can come of it. */
import type { Amount, Asset, CustodyName, Id, MemberId, Millis, Price } from '@evenkeel/kernel'
import type { Currency, Ending, Priority } from './rules.ts'

/** The fund of royalties that came while no project was marked for them. */
export const GENERAL: Id = 0
/** Who gives royalties: no member, and counted as none. */
export const ROYALTIES: MemberId = 0

/** Where a payout leaves from: what lies between members' contracts is no such place. */
export type PayoutCustody = Exclude<CustodyName, 'clearing'>

export type OpenProject = {
  readonly type: 'openProject'
  /** Names it for ever, in small letters: `clean-water`. */
  readonly slug: string
  readonly goal: Amount
  readonly priority: Priority
  readonly lastsMs: Millis
}
export type ChangeProject = {
  readonly type: 'changeProject'
  readonly id: Id
  readonly goal: Amount
  readonly priority: Priority
  readonly endsAt: Millis
}
export type CloseProject = { readonly type: 'closeProject'; readonly id: Id }
/** Due when its time has come or its goal is reached. */
export type EndProject = { readonly type: 'endProject'; readonly id: Id }
/** Which project royalties go to: `GENERAL` for none. */
export type MarkRoyalties = { readonly type: 'markRoyalties'; readonly project: Id }

export type Donate = {
  readonly type: 'donate'
  readonly member: MemberId
  readonly project: Id
  readonly asset: Asset
  /** Of the currency, if one is named: then so much of the coin is given as that comes to. */
  readonly amount: Amount
  readonly currency?: Currency
  /** The most of the coin that the donor agreed to give. */
  readonly most: Amount
  readonly isAnonymous: boolean
  /** A salted hash of what the donor told, which is sealed in a table. */
  readonly details: string
}
export type ProposePayout = {
  readonly type: 'proposePayout'
  readonly project: Id
  readonly asset: Asset
  readonly amount: Amount
  /** Where it was paid from. */
  readonly custody: PayoutCustody
  /** The SHA-256 of the document that shows it. */
  readonly proof: string
}
export type ApprovePayout = { readonly type: 'approvePayout'; readonly id: Id }
export type RejectPayout = { readonly type: 'rejectPayout'; readonly id: Id }
export type Command =
  | OpenProject
  | ChangeProject
  | CloseProject
  | EndProject
  | MarkRoyalties
  | Donate
  | ProposePayout
  | ApprovePayout
  | RejectPayout

/** A price by which something was decided. */
export type Valued = { readonly price: Price; readonly source: string; readonly at: Millis }
export type FiatGift = {
  readonly currency: Currency
  readonly amount: Amount
  readonly rate: Valued
}

export type ProjectOpened = {
  readonly type: 'projectOpened'
  readonly id: Id
  readonly slug: string
  readonly goal: Amount
  readonly priority: Priority
  readonly endsAt: Millis
  readonly at: Millis
}
export type ProjectChanged = {
  readonly type: 'projectChanged'
  readonly id: Id
  readonly goal: Amount
  readonly priority: Priority
  readonly endsAt: Millis
}
export type ProjectEnded = {
  readonly type: 'projectEnded'
  readonly id: Id
  readonly why: Ending
  readonly at: Millis
}
export type RoyaltiesMarked = { readonly type: 'royaltiesMarked'; readonly project: Id }
export type Donated = {
  readonly type: 'donated'
  readonly id: Id
  /** `ROYALTIES`, where a sale moved it to `house:charity` in the same decision. */
  readonly member: MemberId
  /** The item that was sold, of a royalty. */
  readonly item: Id | undefined
  /** Or `GENERAL`, of a royalty alone. */
  readonly project: Id
  readonly asset: Asset
  readonly amount: Amount
  /** In USDT, at the reference price of the moment. */
  readonly worth: Amount
  readonly valued: Valued
  readonly fiat: FiatGift | undefined
  readonly isAnonymous: boolean
  readonly details: string
  readonly at: Millis
}
export type PayoutProposed = {
  readonly type: 'payoutProposed'
  readonly id: Id
  readonly project: Id
  readonly asset: Asset
  readonly amount: Amount
  readonly custody: PayoutCustody
  readonly proof: string
  readonly by: number
  readonly at: Millis
}
export type PayoutApproved = {
  readonly type: 'payoutApproved'
  readonly id: Id
  readonly project: Id
  readonly asset: Asset
  readonly amount: Amount
  readonly custody: PayoutCustody
  readonly by: number
  readonly at: Millis
}
export type PayoutRejected = {
  readonly type: 'payoutRejected'
  readonly id: Id
  readonly by: number
  readonly at: Millis
}
export type Event =
  | ProjectOpened
  | ProjectChanged
  | ProjectEnded
  | RoyaltiesMarked
  | Donated
  | PayoutProposed
  | PayoutApproved
  | PayoutRejected

export type Refusal =
  | 'projectExists'
  | 'projectUnsound'
  | 'projectDoesNotExist'
  | 'fundraisingEnded'
  | 'amountIsZero'
  | 'belowDonationMinimum'
  | 'donationPriceMissing'
  | 'donationPriceMoved'
  | 'insufficientFunds'
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'proposalLapsed'
  | 'payoutDoesNotExist'
  | 'payoutUnsound'
  | 'raisedExceeded'
  | 'custodyExceeded'
