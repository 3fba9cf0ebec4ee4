/** Broken cores of members, each of which the simulation must catch. */
import {
  type AccountRef,
  type AnyCore,
  type Asset,
  factsOf,
  shareDown,
  shareUp,
} from '@evenkeel/kernel'
import { type Event, members, SHARE_BPS } from '../core.ts'

/** A share that is rounded up, as a fee is. */
const generous: typeof members = {
  ...members,
  decide(command, state, world) {
    const decision = members.decide(command, state, world)
    if (!decision.ok) return decision
    return { ok: true, events: decision.events.map((event) => roundedUp(event as Event)) }
  },
}

function roundedUp(event: Event): Event {
  if (event.type !== 'commissionPaid') return event
  const { fees, amount } = event
  return { ...event, amount: amount + shareUp(fees, SHARE_BPS) - shareDown(fees, SHARE_BPS) }
}

/** Keeps no account of what was paid. */
const paidTwice: typeof members = {
  ...members,
  apply(event, state) {
    if (event.type !== 'commissionPaid') members.apply(event, state)
  },
}

/** Each fee counts twice. */
const countedTwice: typeof members = {
  ...members,
  reacts(fact, state, world) {
    const events = members.reacts?.(fact, state, world) ?? []
    return [...events, ...events]
  },
}

/** Counts everybody's fees: whoever invites a member later has a share in what came before. */
const countedForAll: typeof members = {
  ...members,
  reacts(fact) {
    if (fact.type !== 'feePaid') return []
    return [{ ...fact, type: 'feeCounted' }]
  },
}

/** The fees of play money count, too. */
const countedInPlay: typeof members = {
  ...members,
  reacts: (fact, state, world) =>
    members.reacts?.(fact, { ...state, isPlayMoney: false }, world) ?? [],
}

/** Fills a demo realm up, whatever its owner moved to another account before. */
const filledBesideTransfers: typeof members = {
  ...members,
  decide(command, state, world) {
    const balance = (account: AccountRef, asset: Asset) =>
      isElsewhere(account) ? 0n : world.ledger.balance(account, asset)
    return members.decide(command, state, { ...world, id: world.id, ledger: { balance } })
  },
}

function isElsewhere(account: AccountRef): boolean {
  const facts = factsOf(account)
  return facts.owner === 'member' && facts.account !== 'spot'
}

export const plants: Readonly<Record<string, AnyCore>> = {
  commissionRoundedUp: generous,
  commissionPaidTwice: paidTwice,
  feesCountedTwice: countedTwice,
  feesCountedBeforeInvitation: countedForAll,
  feesCountedOnPlayMoney: countedInPlay,
  demoFilledBesideTransfers: filledBesideTransfers,
}
