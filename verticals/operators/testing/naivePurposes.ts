/** What each command is for, written down by hand for the naive model of operations. */
import type { Typed } from '@evenkeel/kernel'

/** By hand, for all cores that take part; whatever is not here is not held up. */
export const trades = [
  'placeOrder',
  'placeOco',
  'amendOrder',
  'placeOption',
  'placeContractOrder',
  'amendContractOrder',
  'setTargets',
  'closePositions',
  'reversePosition',
  'subscribe',
  'listItem',
  'changeItemPrice',
  'orderItem',
  'confirmItemOrder',
  'stakeItem',
  'makeOffer',
  'acceptOffer',
]
export const moves = [
  'transfer',
  'creditByHand',
  'allotFunds',
  'takeBackFunds',
  'beginDemo',
  'topUpDemo',
  'lockUp',
  'pledge',
  'donate',
]
export const withdraws = ['requestWithdrawal', 'approveWithdrawal', 'startPayout', 'approvePayout']
export const cancels = [
  'cancelOrder',
  'cancelOrders',
  'cancelWithdrawal',
  'setOptionLimits',
  'pauseOptions',
  'cancelContractOrder',
  'cancelContractOrders',
  'setRenewal',
  'exitSubscription',
  'cancelListing',
  'cancelItemOrder',
  'withdrawOffer',
]
export const terms = [
  'listCoin',
  'setNetwork',
  'listToken',
  'setApprovalLimit',
  'listPair',
  'setParameter',
  'setOptionTerm',
  'setOptionHours',
  'listContract',
  'setProduct',
  'mintCollection',
  'setMarketTerms',
  'admitOperator',
  'changeRole',
]
/** What a new operator may do: hold up and reject, and what needs nobody else. */
export const early = [
  'rejectProposal',
  'dropProposal',
  'rejectPayout',
  'openProject',
  'changeProject',
  'closeProject',
]
export const ofRoster = [
  'admitOperator',
  'changeRole',
  'disableOperator',
  'enrolOperator',
  'importOperators',
]
export const gated = [trades, moves, withdraws, cancels, terms].flat()

/** What leaves a member with less at risk than before, whatever comes of it. */
export function onlyCloses(command: Typed): boolean {
  if (command.type === 'closePositions' || command.type === 'setTargets') return true
  return 'effect' in command && command.effect === 'close'
}
