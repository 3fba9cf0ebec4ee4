/** What the commands of all cores are for, written down by hand: the gate is held to this. */

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
  'setCancelTimer',
  'cancelWithdrawal',
  'setOptionLimits',
  'pauseOptions',
  'cancelContractOrder',
  'cancelContractOrders',
  'setContractCancelTimer',
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
/** What a new operator may do: hold up and reject. */
export const early = ['rejectProposal', 'dropProposal', 'rejectPayout']
export const ofRoster = [
  'admitOperator',
  'changeRole',
  'disableOperator',
  'enrolOperator',
  'importOperators',
  'alignOperator',
]
export const gated = [trades, moves, withdraws, cancels, terms].flat()
