/** Every command of every core, written out by hand: what it is for and who gives it. None changes the outcome of anything. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Purpose } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'

/** `member`: for their own account. `operator`: named by the journal. `exchange`: by itself, when something is due, seen or listed first. */
type Giver = 'member' | 'operator' | 'exchange'

const commands: Readonly<Record<string, readonly [Purpose, ...Giver[]]>> = {
  // Money of members: moved by its owner, or credited and paid as the chain or two operators say.
  'wallet transfer': ['move', 'member'],
  'wallet requestWithdrawal': ['withdraw', 'member'],
  'wallet cancelWithdrawal': ['cancel', 'member'],
  'wallet approveWithdrawal': ['withdraw', 'operator'],
  'wallet rejectWithdrawal': ['run', 'operator'],
  'wallet startPayout': ['withdraw', 'exchange'],
  'wallet confirmPayout': ['run', 'exchange', 'operator'],
  'wallet startPayoutCancellation': ['run', 'exchange', 'operator'],
  'wallet confirmPayoutCancellation': ['run', 'exchange'],
  'wallet failPayout': ['run', 'exchange', 'operator'],
  'wallet stopPayout': ['run', 'exchange'],
  'wallet creditDeposit': ['run', 'exchange'],
  'wallet reverseDeposit': ['run', 'exchange'],
  'wallet finalizeBlocks': ['run', 'exchange'],
  'wallet creditByHand': ['move', 'operator'],
  'wallet attestReserves': ['run', 'exchange', 'operator'],
  'wallet dropProposal': ['run', 'operator'],
  'wallet fundTreasury': ['run', 'operator'],
  'wallet allotFunds': ['move', 'operator'],
  'wallet takeBackFunds': ['move', 'operator'],
  'wallet grantSandboxFunds': ['run', 'exchange'],
  'wallet creditTestFunds': ['run', 'exchange'],
  // What is listed, at which rates and limits: for what comes after, never for what was done.
  'wallet listCoin': ['terms', 'exchange', 'operator'],
  'wallet setNetwork': ['terms', 'exchange', 'operator'],
  'wallet listToken': ['terms', 'exchange', 'operator'],
  'wallet setApprovalLimit': ['terms', 'exchange', 'operator'],
  'spot listPair': ['terms', 'exchange', 'operator'],
  'operations setParameter': ['terms', 'exchange', 'operator'],
  // Orders are their owners'; what a price sets off is nobody's to give.
  'spot placeOrder': ['trade', 'member'],
  'spot placeOco': ['trade', 'member'],
  'spot amendOrder': ['trade', 'member'],
  'spot cancelOrder': ['cancel', 'member'],
  'spot cancelOrders': ['cancel', 'member'],
  'spot setCancelTimer': ['cancel', 'member'],
  'spot endCancelTimer': ['run', 'exchange'],
  'spot sweep': ['run', 'exchange'],
  'spot trigger': ['run', 'exchange'],
  'spot fundSandboxMaker': ['run', 'exchange'],
  // What is invested is its owner's; its interest and its end are nobody's to give.
  'portfolio setProduct': ['terms', 'exchange', 'operator'],
  'portfolio subscribe': ['trade', 'member'],
  'portfolio setRenewal': ['cancel', 'member'],
  'portfolio exitSubscription': ['cancel', 'member'],
  'portfolio creditInterest': ['run', 'exchange'],
  'portfolio fundSandboxPortfolio': ['run', 'exchange'],
  // Items are listed, bought, offered for and staked by members; time alone ends what is open.
  'nft listItem': ['trade', 'member'],
  'nft changeItemPrice': ['trade', 'member'],
  'nft cancelListing': ['cancel', 'member'],
  'nft orderItem': ['trade', 'member'],
  'nft confirmItemOrder': ['trade', 'member'],
  'nft cancelItemOrder': ['cancel', 'member'],
  'nft makeOffer': ['trade', 'member'],
  'nft acceptOffer': ['trade', 'member'],
  'nft withdrawOffer': ['cancel', 'member'],
  'nft stakeItem': ['trade', 'member'],
  'nft doDue': ['run', 'exchange'],
  'nft mintCollection': ['terms', 'exchange', 'operator'],
  'nft setMarketTerms': ['terms', 'exchange', 'operator'],
  'nft hideCollection': ['run', 'operator'],
  'nft fundSandboxRewards': ['run', 'exchange'],
  'contracts listContract': ['terms', 'exchange', 'operator'],
  'contracts placeContractOrder': ['trade', 'member'],
  'contracts amendContractOrder': ['trade', 'member'],
  'contracts setTargets': ['trade', 'member'],
  'contracts closePositions': ['trade', 'member'],
  'contracts reversePosition': ['trade', 'member'],
  'contracts cancelContractOrder': ['cancel', 'member'],
  'contracts cancelContractOrders': ['cancel', 'member'],
  'contracts setContractCancelTimer': ['cancel', 'member'],
  'contracts endContractCancelTimer': ['run', 'exchange'],
  'contracts sweepContracts': ['run', 'exchange'],
  'contracts triggerContract': ['run', 'exchange'],
  'contracts trailContract': ['run', 'exchange'],
  'contracts liquidate': ['run', 'exchange'],
  'contracts warnMargin': ['run', 'exchange'],
  'contracts fixFunding': ['run', 'exchange'],
  'contracts payFunding': ['run', 'exchange'],
  'contracts fundSandboxInsurance': ['run', 'exchange'],
  // Invitations, and the play money of the demo realm.
  'members invite': ['run', 'exchange'],
  'members payCommission': ['run', 'exchange'],
  'members declarePlayMoney': ['run', 'exchange'],
  'members beginDemo': ['move', 'member'],
  'members topUpDemo': ['move', 'member'],
  // Gifts are their givers'; where they go is said by two operators, and time ends a project.
  'charity donate': ['move', 'member'],
  'charity openProject': ['run', 'exchange', 'operator'],
  'charity changeProject': ['run', 'operator'],
  'charity closeProject': ['run', 'operator'],
  'charity markRoyalties': ['run', 'exchange', 'operator'],
  'charity endProject': ['run', 'exchange'],
  'charity proposePayout': ['run', 'operator'],
  'charity approvePayout': ['withdraw', 'operator'],
  'charity rejectPayout': ['run', 'operator'],
  // Operators hold things up, and agree with each other; the log of what they did is anchored.
  'operations setSwitch': ['run', 'operator'],
  'operations propose': ['run', 'operator'],
  'operations approveProposal': ['run', 'operator'],
  'options placeOption': ['trade', 'member'],
  'options setOptionLimits': ['cancel', 'member'],
  'options pauseOptions': ['cancel', 'member'],
  'options setOptionTerm': ['terms', 'exchange', 'operator'],
  'options setOptionHours': ['terms', 'exchange', 'operator'],
  'options fundSandboxOptions': ['run', 'exchange'],
  'options openOption': ['run', 'exchange'],
  'options settleOptions': ['run', 'exchange'],
  'operations rejectProposal': ['run', 'operator'],
  'operations expireProposal': ['run', 'exchange'],
  'operations endHold': ['run', 'exchange'],
  'operations anchorAudit': ['run', 'exchange'],
  'operations admitOperator': ['terms', 'exchange', 'operator'],
  'operations changeRole': ['terms', 'operator'],
  'operations disableOperator': ['run', 'operator'],
  'operations enrolOperator': ['run', 'exchange'],
  'operations importOperators': ['run', 'exchange'],
  'operations alignOperator': ['run', 'exchange'],
}

test('[O1] every command is written down with what it is for, and no other', () => {
  const told = cores.flatMap(({ name, purposes }) =>
    Object.entries(purposes).map(([type, purpose]) => `${name} ${type}: ${purpose}`),
  )
  const written = Object.entries(commands).map(([name, [purpose]]) => `${name}: ${purpose}`)
  assert.deepEqual(told.sort(), written.sort())
})

test('[O1] operators give no command that trades, and none that is due by a price or by time', () => {
  const due = [
    'spot sweep',
    'spot trigger',
    'options openOption',
    'options settleOptions',
    'operations expireProposal',
    'operations endHold',
    'charity endProject',
    'portfolio creditInterest',
    'nft doDue',
  ]
  for (const [name, [purpose, ...givers]] of Object.entries(commands)) {
    if (!givers.includes('operator')) continue
    assert.notEqual(purpose, 'trade', name)
    assert(!due.includes(name), name)
  }
})
