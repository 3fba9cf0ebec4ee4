/** Payouts: what was raised goes to those it was raised for, when two operators say so. Rules CH9 to CH11. */
import {
  type Amount,
  type Asset,
  accept,
  custody,
  formatAmount,
  type Id,
  refuse,
  type World,
} from '@evenkeel/kernel'
import {
  type ApprovePayout,
  type Event,
  GENERAL,
  type ProposePayout,
  type RejectPayout,
} from './facts.ts'
import { type Fund, heldOf, type State } from './state.ts'

const HASH = /^[0-9a-f]{64}$/

export function fundOf({ projects, general }: State, project: Id): Fund | undefined {
  return project === GENERAL ? general : projects.get(project)
}

/** CH10: what of a fund's coin is neither paid out nor proposed to be. */
export function freeOf(state: State, project: Id, asset: Asset): Amount {
  const fund = fundOf(state, project)
  let free = fund === undefined ? 0n : heldOf(fund, asset)
  for (const one of state.payouts.values())
    if (one.project === project && one.asset === asset) free -= one.amount
  return free
}

export function proposePayout(command: ProposePayout, state: State, world: World) {
  const { type: _, ...said } = command
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  if (fundOf(state, said.project) === undefined) return refuse('projectDoesNotExist')
  if (said.amount <= 0n || !HASH.test(said.proof)) return refuse('payoutUnsound')
  const free = freeOf(state, said.project, said.asset)
  if (said.amount > free)
    return refuse('raisedExceeded', { free: formatAmount(free), asset: said.asset })
  const by = world.actor.id
  const id = world.id()
  return accept<Event>({ type: 'payoutProposed', id, ...said, by, at: world.now })
}

/** CH9: by another operator than the one who proposed it. */
export function approvePayout({ id }: ApprovePayout, { payouts }: State, world: World) {
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  const payout = payouts.get(id)
  if (payout === undefined) return refuse('payoutDoesNotExist')
  if (!world.operatorCounts(payout.by, payout.at)) return refuse('proposalLapsed')
  if (payout.by === world.actor.id) return refuse('otherOperatorNeeded')
  const { project, asset, amount, custody: from } = payout
  const there = -world.ledger.balance(custody(from), asset)
  if (amount > there)
    return refuse('custodyExceeded', { free: formatAmount(there < 0n ? 0n : there), asset })
  const by = world.actor.id
  const at = world.now
  return accept<Event>({
    type: 'payoutApproved',
    id,
    project,
    asset,
    amount,
    custody: from,
    by,
    at,
  })
}

/** By any operator, also by the one who proposed it. */
export function rejectPayout({ id }: RejectPayout, { payouts }: State, world: World) {
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  if (!payouts.has(id)) return refuse('payoutDoesNotExist')
  return accept<Event>({ type: 'payoutRejected', id, by: world.actor.id, at: world.now })
}
