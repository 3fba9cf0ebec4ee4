/** What members, operators and the exchange itself may ask of contracts. */
import type { Amount, Id, MemberId, Millis, Price } from '@evenkeel/kernel'
import type { Effect, Kind, PositionSide, Terms, TimeInForce } from './facts.ts'

export type PlaceOrder = {
  readonly type: 'placeContractOrder'
  readonly member: MemberId
  readonly symbol: string
  readonly side: PositionSide
  readonly effect: Effect
  readonly kind: Exclude<Kind, 'takeProfit' | 'stopLoss'>
  readonly force: TimeInForce
  readonly lots: number
  readonly price?: Price | undefined
  /** Of what opens. */
  readonly leverage?: number | undefined
  readonly stopPrice?: Price | undefined
  /** Of a trailing stop, in hundredths of a percent of the mark when it is placed. */
  readonly distanceBps?: number | undefined
  /** Of what opens: set for the lots of each fill. */
  readonly takeProfit?: Price | undefined
  readonly stopLoss?: Price | undefined
  readonly clientId?: string | undefined
}
export type Named = { readonly order?: Id | undefined; readonly clientId?: string | undefined }
export type CancelOrder = {
  readonly type: 'cancelContractOrder'
  readonly member: MemberId
} & Named
export type CancelOrders = {
  readonly type: 'cancelContractOrders'
  readonly member: MemberId
  readonly symbol?: string | undefined
}
/** The member's orders are cancelled after so long, unless the timer is set anew; never after 0. */
export type SetCancelTimer = {
  readonly type: 'setContractCancelTimer'
  readonly member: MemberId
  readonly after: Millis
}
export type AmendOrder = {
  readonly type: 'amendContractOrder'
  readonly member: MemberId
  readonly price?: Price | undefined
  readonly lots?: number | undefined
} & Named
export type Target = {
  readonly kind: 'takeProfit' | 'stopLoss'
  readonly price: Price
  /** 0 for all that the position has when it goes off. */
  readonly lots: number
}
/** Puts these in the place of all take-profits and stop-losses of a position. */
export type SetTargets = {
  readonly type: 'setTargets'
  readonly member: MemberId
  readonly symbol: string
  readonly side: PositionSide
  readonly targets: readonly Target[]
}
export type ClosePositions = {
  readonly type: 'closePositions'
  readonly member: MemberId
  readonly symbol?: string | undefined
  readonly side?: PositionSide | undefined
}
export type ReversePosition = {
  readonly type: 'reversePosition'
  readonly member: MemberId
  readonly symbol: string
  readonly side: PositionSide
  readonly leverage: number
}
export type ListContract = { readonly type: 'listContract' } & Terms
export type FundInsurance = {
  readonly type: 'fundSandboxInsurance'
  readonly amount: Amount
}
/** Due work. */
export type Sweep = {
  readonly type: 'sweepContracts'
  readonly symbol: string
  /** This one alone, after the fills of the symbol could not be decided together. */
  readonly order?: Id
}
export type Trigger = {
  readonly type: 'triggerContract'
  readonly symbol: string
  readonly order: Id
}
export type Trail = { readonly type: 'trailContract'; readonly symbol: string; readonly order: Id }
export type Liquidate = {
  readonly type: 'liquidate'
  readonly symbol: string
  readonly member: MemberId
}
export type WarnMargin = {
  readonly type: 'warnMargin'
  readonly symbol: string
  readonly member: MemberId
}
export type FixFunding = { readonly type: 'fixFunding'; readonly symbol: string }
export type PayFunding = {
  readonly type: 'payFunding'
  readonly symbol: string
  readonly side: PositionSide
  readonly member: MemberId
}
/** A cancel timer has ended. */
export type EndCancelTimer = { readonly type: 'endContractCancelTimer'; readonly member: MemberId }
export type Command =
  | PlaceOrder
  | CancelOrder
  | CancelOrders
  | AmendOrder
  | SetTargets
  | ClosePositions
  | ReversePosition
  | ListContract
  | FundInsurance
  | Sweep
  | Trigger
  | Trail
  | Liquidate
  | WarnMargin
  | FixFunding
  | PayFunding
  | SetCancelTimer
  | EndCancelTimer
