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
  'wallet failPayout': ['run', 'exchange', 'operator'],
  'wallet stopPayout': ['run', 'exchange'],
  'wallet creditDeposit': ['run', 'exchange'],
  'wallet reverseDeposit': ['run', 'exchange'],
  'wallet finalizeBlocks': ['run', 'exchange'],
  'wallet creditByHand': ['move', 'operator'],
  'wallet attestReserves': ['run', 'exchange', 'operator'],
  'wallet dropProposal': ['run', 'operator'],
  'wallet fundTreasury': ['run', 'operator'],
  'wallet grantSandboxFunds': ['run', 'exchange'],
  'wallet creditTestFunds': ['run', 'exchange'],
  // What is listed, at which rates and limits: for what comes after, never for what was done.
  'wallet listCoin': ['terms', 'exchange', 'operator'],
  'wallet setNetwork': ['terms', 'exchange', 'operator'],
  'wallet setApprovalLimit': ['terms', 'exchange', 'operator'],
  'spot listPair': ['terms', 'exchange', 'operator'],
  'operations setParameter': ['terms', 'exchange', 'operator'],
  // Orders are their owners'; what a price sets off is nobody's to give.
  'spot placeOrder': ['trade', 'member'],
  'spot placeOco': ['trade', 'member'],
  'spot amendOrder': ['trade', 'member'],
  'spot cancelOrder': ['cancel', 'member'],
  'spot cancelOrders': ['cancel', 'member'],
  'spot sweep': ['run', 'exchange'],
  'spot trigger': ['run', 'exchange'],
  'spot fundSandboxMaker': ['run', 'exchange'],
  'contracts listContract': ['terms', 'exchange', 'operator'],
  'contracts placeContractOrder': ['trade', 'member'],
  'contracts amendContractOrder': ['trade', 'member'],
  'contracts setTargets': ['trade', 'member'],
  'contracts closePositions': ['trade', 'member'],
  'contracts reversePosition': ['trade', 'member'],
  'contracts cancelContractOrder': ['cancel', 'member'],
  'contracts cancelContractOrders': ['cancel', 'member'],
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
  // Operators hold things up, and agree with each other; the log of what they did is anchored.
  'operations setSwitch': ['run', 'operator'],
  'operations propose': ['run', 'operator'],
  'operations approveProposal': ['run', 'operator'],
  'operations rejectProposal': ['run', 'operator'],
  'operations expireProposal': ['run', 'exchange'],
  'operations anchorAudit': ['run', 'exchange'],
}

test('[O1] every command is written down with what it is for, and no other', () => {
  const told = cores.flatMap(({ name, purposes }) =>
    Object.entries(purposes).map(([type, purpose]) => `${name} ${type}: ${purpose}`),
  )
  const written = Object.entries(commands).map(([name, [purpose]]) => `${name}: ${purpose}`)
  assert.deepEqual(told.sort(), written.sort())
})

test('[O1] operators give no command that trades, and none that is due by a price or by time', () => {
  const due = ['spot sweep', 'spot trigger', 'operations expireProposal']
  for (const [name, [purpose, ...givers]] of Object.entries(commands)) {
    if (!givers.includes('operator')) continue
    assert.notEqual(purpose, 'trade', name)
    assert(!due.includes(name), name)
  }
})
