/** Deliberate bugs: each must be caught, or the simulation proves nothing. */
import type { AnyCore, Journal, Post } from '@evenkeel/kernel'
import { shareDown, shareUp } from '@evenkeel/kernel'
import { locker, lockerWith } from '@evenkeel/kernel/testing'
import { type Event as MembersEvent, members, SHARE_BPS } from '@evenkeel/verticals/members/core.ts'
import { type Event as SpotEvent, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { sweepingAtReference } from '@evenkeel/verticals/spot/testing/sweepingAtReference.ts'
import { type Command, type Event, type State, wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { Disk } from './disk.ts'

/** Where a plant may reach into the world. */
export type Plant = {
  readonly spot?: typeof spot
  readonly members?: typeof members
  readonly cores?: readonly AnyCore[]
  readonly journal?: (journal: Journal) => Journal
  /** The key that the exchange is given for a request. */
  readonly key?: (
    key: string,
    about: { resent: boolean; epoch: number; refused: boolean },
  ) => string | undefined
  readonly swapsRealms?: boolean
  readonly ignoresDeadlines?: boolean
  readonly beforeRecovery?: (disk: Disk) => void
  readonly keepsTornTail?: boolean
}

const overdrawn: AnyCore = {
  ...wallet,
  decide(command: Command, state: State, world: Parameters<typeof wallet.decide>[2]) {
    const rich = { ...world, id: world.id, spendable: () => 10n ** 20n }
    return wallet.decide(command, state, rich)
  },
}

let applied = 0
const forgetful: AnyCore = {
  ...wallet,
  movements(event: Event, post: Post) {
    applied++
    if (applied % 97 !== 0) wallet.movements?.(event, post)
  },
}

/** Spot trading that tells some of what it decided otherwise. */
function otherwise(change: (event: SpotEvent) => SpotEvent): typeof spot {
  return {
    ...spot,
    decide(command, state, world) {
      const decision = spot.decide(command, state, world)
      if (!decision.ok) return decision
      return { ok: true, events: decision.events.map((event) => change(event as SpotEvent)) }
    },
  }
}

/** A share that is rounded up, as a fee is. */
const generous: typeof members = {
  ...members,
  decide(command, state, world) {
    const decision = members.decide(command, state, world)
    if (!decision.ok) return decision
    return { ok: true, events: decision.events.map((event) => roundedUp(event as MembersEvent)) }
  },
}

function roundedUp(event: MembersEvent): MembersEvent {
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
  reacts({ type: _, ...fee }) {
    return [{ type: 'feeCounted', ...fee }]
  },
}

/** The fees of play money count, too. */
const countedInPlay: typeof members = {
  ...members,
  reacts: (fact, state, world) =>
    members.reacts?.(fact, { ...state, isPlayMoney: false }, world) ?? [],
}

/** Tells the fee of each side in the coin of the other. */
const wrongCoin: typeof spot = {
  ...spot,
  tells(event, tell) {
    if (event.type !== 'traded') return
    const { baseAsset: quoteAsset, quoteAsset: baseAsset } = event
    spot.tells?.({ ...event, baseAsset, quoteAsset }, tell)
  },
}

/** Another key of the same time. */
const changed = (key: string, by: number) =>
  `${key.slice(0, 17)}${(by % 16).toString(16)}${key.slice(18)}`

export const plants: Readonly<Record<string, Plant>> = {
  answerBeforeDurable: {
    journal: (journal) => ({
      ...journal,
      append(batch) {
        journal.append(batch).catch(() => undefined)
        return Promise.resolve()
      },
    }),
  },
  skippedDedupe: { key: (key, { resent }) => (resent ? changed(key, 1) : key) },
  keysForgottenAtRestart: { key: (key, { epoch }) => changed(key, epoch) },
  refusalNotKept: { key: (key, { refused }) => (refused ? undefined : key) },
  feeRoundedDown: {
    cores: [wallet, lockerWith({ fee: (amount) => shareDown(amount, 10) })],
  },
  missingFreeze: { cores: [wallet, lockerWith({ freezes: false })] },
  opensEarly: { cores: [wallet, lockerWith({ dueEarlyMs: 300_000 })] },
  overdraft: { cores: [overdrawn, locker] },
  unsteadyReplay: { cores: [forgetful, locker] },
  realmsMixed: { swapsRealms: true },
  deadlineIgnored: { ignoresDeadlines: true },
  spotFeeRoundedDown: {
    spot: otherwise((event) =>
      event.type === 'traded' && event.takerFee > 1n
        ? { ...event, takerFee: event.takerFee - 1n }
        : event,
    ),
  },
  spotKeepsSome: {
    spot: otherwise((event) =>
      event.type === 'orderCancelled' && event.releases > 1n
        ? { ...event, releases: event.releases - 1n }
        : event,
    ),
  },
  spotWrongPrice: {
    spot: otherwise((event) =>
      event.type === 'traded' && event.lots > 1 ? { ...event, quote: event.quote + 1n } : event,
    ),
  },
  spotSweepsAtReference: { spot: { ...spot, ...sweepingAtReference } },
  commissionRoundedUp: { members: generous },
  commissionPaidTwice: { members: paidTwice },
  feesCountedTwice: { members: countedTwice },
  feesCountedBeforeInvitation: { members: countedForAll },
  feesCountedOnPlayMoney: { members: countedInPlay },
  feesToldInWrongCoin: { spot: wrongCoin },
  lastBatchDropped: { beforeRecovery: (disk) => disk.dropLast() },
  tornTailKept: { keepsTornTail: true },
}
