/** What the portfolio is asked for, what happens in it, and why it refuses. */
import type { Amount, Asset, Id, MemberId, Millis } from '@evenkeel/kernel'

/** The terms on which a product is offered; those of a running order stay what they were. */
export type Product = {
  /** `USDT.30`: its coin, its days, and a name where there are several of both. */
  readonly product: string
  readonly asset: Asset
  readonly days: number
  /** In percent of what is invested, for each day. */
  readonly dailyYield: Amount
  readonly minimum: Amount
  readonly maximum: Amount
  /** How much may be invested in it at once, by everybody together. */
  readonly capacity: Amount
  /** Of what is invested, paid once when one subscribes. */
  readonly feeBps: number
  readonly isExitable: boolean
  /** Of what is invested, on top of the earnings that are given up. */
  readonly exitFeeBps: number
  readonly isOffered: boolean
}

export type SetProduct = Product & { readonly type: 'setProduct' }
export type Subscribe = {
  readonly type: 'subscribe'
  readonly member: MemberId
  readonly product: string
  readonly amount: Amount
  readonly renews: boolean
  readonly isAgreed: boolean
}
export type SetRenewal = {
  readonly type: 'setRenewal'
  readonly member: MemberId
  readonly id: Id
  readonly renews: boolean
}
export type Exit = { readonly type: 'exitSubscription'; readonly member: MemberId; readonly id: Id }
/** The interest of a day is due, and with that of the last day all the rest. */
export type CreditInterest = { readonly type: 'creditInterest'; readonly id: Id }
export type FundPortfolio = {
  readonly type: 'fundSandboxPortfolio'
  readonly asset: Asset
  readonly amount: Amount
}
export type Command = SetProduct | Subscribe | SetRenewal | Exit | CreditInterest | FundPortfolio

export type ProductSet = Product & { readonly type: 'productSet' }
/** PF20: the terms that are about to change held until then, and an order may still be renewed on them. */
export type EarlierTermsKept = {
  readonly type: 'earlierTermsKept'
  readonly product: string
  readonly until: Millis
}
export type Subscribed = {
  readonly type: 'subscribed'
  readonly id: Id
  readonly member: MemberId
  readonly product: string
  readonly asset: Asset
  readonly days: number
  readonly amount: Amount
  readonly dailyYield: Amount
  readonly fee: Amount
  readonly isExitable: boolean
  readonly exitFeeBps: number
  readonly renews: boolean
  readonly at: Millis
  /** The order whose place it takes, or 0. */
  readonly renewalOf: Id
}
export type InterestCredited = {
  readonly type: 'interestCredited'
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly interest: Amount
}
/** Why an order that was to be renewed was not, or that it was, or was not to be. */
export const renewals = [
  'notWanted',
  'renewed',
  'notOffered',
  'amountOutside',
  'soldOut',
  'notCovered',
] as const
export type Renewal = (typeof renewals)[number]
export type Matured = {
  readonly type: 'subscriptionMatured'
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  /** Of the last day; and of all days, this one included. */
  readonly interest: Amount
  readonly earned: Amount
  readonly at: Millis
  readonly renewal: Renewal
}
export type Exited = {
  readonly type: 'subscriptionExited'
  readonly id: Id
  readonly member: MemberId
  readonly asset: Asset
  readonly amount: Amount
  /** Earnings that are given up, and the fee. */
  readonly forfeited: Amount
  readonly fee: Amount
  readonly at: Millis
}
export type RenewalSet = {
  readonly type: 'renewalSet'
  readonly id: Id
  readonly member: MemberId
  readonly renews: boolean
}
export type Event =
  | ProductSet
  | EarlierTermsKept
  | Subscribed
  | InterestCredited
  | Matured
  | Exited
  | RenewalSet

export type Refusal =
  | 'productDoesNotExist'
  | 'productNotOffered'
  | 'agreementMissing'
  | 'belowSubscriptionMinimum'
  | 'aboveSubscriptionMaximum'
  | 'productSoldOut'
  | 'tooManySubscriptions'
  | 'insufficientFunds'
  | 'yieldNotCovered'
  | 'subscriptionDoesNotExist'
  | 'subscriptionEnded'
  | 'exitNotAllowed'
  | 'parameterUnsound'
  | 'amountIsZero'
