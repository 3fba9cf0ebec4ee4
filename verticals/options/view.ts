/** An option as its owner sees it: from the state, from the decision that placed it, or from the tables. */
import type { Id, Machine, MemberId, Notice, Realm } from '@evenkeel/kernel'
import type { PublicIds } from '@evenkeel/wire/server'
import {
  type Event,
  limitAt,
  type Option,
  type Outcome,
  options,
  type Settled,
  type State,
  type Tick,
} from './core/index.ts'
import { ASSET, dayOf, gainOf, LOOSER_AFTER_MS, profitOf } from './core/rules.ts'

/** A member in one of the realms. */
export type Whose = { readonly id: MemberId; readonly realm: Realm }

/** What is known of an option; how it ended, once it has. */
export type Facts = Omit<Option, 'member' | 'opened'> & {
  readonly opened: Tick | undefined
  readonly ended: Ended | undefined
}
export type Ended = {
  readonly outcome: Outcome
  readonly tick: Tick | undefined
  readonly at: number
}

export function stateOf(machine: Machine, realm: Realm): State {
  return machine.state(realm, options) as State
}

export function factsOf({ member: _, ...option }: Option): Facts {
  return { ...option, ended: undefined }
}

export function viewOf(facts: Facts, ids: Pick<PublicIds, 'of'>) {
  const { ended, opened, stake, fee } = facts
  const profit = profitOf(stake, facts)
  return {
    id: ids.of('option', facts.id),
    symbol: facts.symbol,
    direction: facts.direction,
    seconds: facts.seconds,
    asset: ASSET,
    stake,
    fee,
    payoutBps: facts.payoutBps,
    profitIfWon: profit,
    state: ended === undefined ? stateBefore(opened) : stateAfter(ended.outcome),
    why: ended === undefined ? undefined : whyOf(ended.outcome),
    acceptedAt: facts.acceptedAt,
    expiresAt: facts.expiresAt,
    opened,
    closed: ended?.tick,
    isSettled: ended !== undefined,
    settledAt: ended?.at,
    gain: ended && gainOf(ended.outcome, { stake, fee, profit }),
    receipt: ended && ids.of('optionReceipt', facts.id),
  }
}

const stateBefore = (opened: Tick | undefined) =>
  opened === undefined ? ('pending' as const) : ('open' as const)

function stateAfter(outcome: Outcome) {
  return outcome === 'stale' || outcome === 'unopened' ? ('refunded' as const) : outcome
}

function whyOf(outcome: Outcome) {
  return outcome === 'stale' || outcome === 'unopened' ? outcome : undefined
}

/** A member's options that are not settled, the newest first, of one symbol or all. */
export function openOptions(
  machine: Machine,
  { id, realm }: Whose,
  symbol: string | undefined,
  ids: PublicIds,
) {
  const own = [...(stateOf(machine, realm).traders.get(id)?.options.values() ?? [])]
  return own
    .filter((option) => symbol === undefined || option.symbol === symbol)
    .reverse()
    .map((option) => viewOf(factsOf(option), ids))
}

/** A member's own limits, as they stand at a moment. */
export function limitsOf(machine: Machine, { id, realm }: Whose) {
  const { now } = machine
  const trader = stateOf(machine, realm).traders.get(id)
  const [loss, number] = [trader?.loss, trader?.number]
  const isToday = trader !== undefined && trader.day >= dayOf(now)
  const lost = isToday && trader.lost > 0n ? trader.lost : 0n
  return {
    lossADay: {
      value: loss && limitAt(loss, now),
      next: loss && loss.nextAt > now ? { value: loss.next, from: loss.nextAt } : undefined,
    },
    numberADay: {
      value: number && limitAt(number, now),
      next: number && number.nextAt > now ? { value: number.next, from: number.nextAt } : undefined,
    },
    pausedUntil: trader !== undefined && trader.pausedUntil > now ? trader.pausedUntil : undefined,
    lostToday: lost,
    placedToday: isToday ? trader.placed : 0,
    atRisk: trader?.atRisk ?? 0n,
    dayEndsAt: (dayOf(now) + 1) * LOOSER_AFTER_MS,
  }
}

/** The options that a batch changed for a member: each as it was last. */
export class ChangedOptions {
  readonly #member: MemberId
  readonly #changed = new Map<Id, Facts>()
  last: Notice | undefined

  constructor(member: MemberId) {
    this.#member = member
  }

  add(notice: Notice): void {
    const { options: open } = stateOf(notice.machine, notice.realm)
    for (const event of notice.events as readonly Event[]) {
      // Each by its name: what another core added to the decision may name a member as well.
      if (event.type !== 'optionPlaced' && event.type !== 'optionOpened') {
        if (event.type !== 'optionSettled' || event.member !== this.#member) continue
        this.#note(settledFacts(notice.machine, notice.realm, event), notice)
      } else if (event.member === this.#member) {
        const option = open.get(event.id)
        if (option !== undefined) this.#note(factsOf(option), notice)
      }
    }
  }

  views(ids: PublicIds) {
    return [...this.#changed.values()].map((facts) => viewOf(facts, ids))
  }

  #note(facts: Facts | undefined, notice: Notice): void {
    if (facts === undefined) return
    this.#changed.set(facts.id, facts)
    this.last = notice
  }
}

/** What was settled just now is kept for a while, for those who are told of it. */
function settledFacts(machine: Machine, realm: Realm, event: Settled): Facts | undefined {
  const option = stateOf(machine, realm).settled.get(event.id)
  if (option === undefined) return undefined
  const { outcome, tick, at } = event
  return { ...factsOf(option), ended: { outcome, tick, at } }
}
