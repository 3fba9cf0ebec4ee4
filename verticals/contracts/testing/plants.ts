/** Broken exchanges of contracts, each of which the simulation must catch. */
import { type AnyCore, house } from '@evenkeel/kernel'
import {
  type Command,
  contracts,
  type Event,
  type Leg,
  type Position,
  type State,
} from '../core/index.ts'

type Decide = typeof contracts.decide
type World = Parameters<Decide>[2]
type Traded = Extract<Event, { type: 'contractTraded' }>

/** Tells some of what it decided otherwise, or not at all. */
function otherwise(change: (event: Event) => Event | undefined): typeof contracts {
  return {
    ...contracts,
    decide(command, state, world) {
      const decision = contracts.decide(command, state, world)
      if (!decision.ok) return decision
      const events = decision.events.map((event) => change(event as Event))
      return { ok: true, events: events.filter((event) => event !== undefined) }
    },
  }
}

/** Tells of the taker of a trade otherwise. */
function ofTaker(change: (leg: Leg) => Leg): typeof contracts {
  const changed = (event: Traded): Traded => ({ ...event, taker: change(event.taker) })
  return otherwise((event) => (event.type === 'contractTraded' ? changed(event) : event))
}

/** Takes every price for a fresh one. */
function unaware(world: World): World {
  const reference: World['prices']['reference'] = (symbol) => {
    const known = world.prices.reference(symbol)
    return known && { ...known, isStale: false }
  }
  return { ...world, id: world.id, prices: { ...world.prices, reference } }
}

/** Liquidates, triggers and sweeps by a price that is stale. */
const stalePriceUsed: typeof contracts = {
  ...contracts,
  urgent: (symbol, state, world) => contracts.urgent?.(symbol, state, unaware(world)),
  decide(command, state, world) {
    const isDue = contracts.purposes[command.type] === 'run'
    return contracts.decide(command, state, isDue ? unaware(world) : world)
  },
}

const liquidationForgotten: typeof contracts = {
  ...contracts,
  urgent(symbol, state, world) {
    const work = contracts.urgent?.(symbol, state, world)
    return work?.type === 'liquidate' ? undefined : work
  },
}

/** Whoever should be deleveraged first is passed over for the next in line. */
const deleveragesTheSecond: typeof contracts = {
  ...contracts,
  decide(command, state, world) {
    const ids: number[] = []
    const first = contracts.decide(command, state, {
      ...world,
      id() {
        ids.push(world.id())
        return ids[ids.length - 1] as number
      },
    })
    const event = first.ok && first.events.find((one) => one.type === 'deleveraged')
    const position = event ? state.byPosition.get(event.position) : undefined
    if (position === undefined) return first
    let given = 0
    const again = { ...world, id: () => ids[given++] ?? world.id() }
    const second = withoutLots(position, () => contracts.decide(command, state, again))
    const isOther = second.ok && second.events.some((one) => one.type === 'deleveraged')
    return isOther ? second : first
  },
}

function withoutLots<Answer>(position: Position, ask: () => Answer): Answer {
  const { lots } = position
  position.lots = 0
  const answer = ask()
  position.lots = lots
  return answer
}

/** Does not see which lots resting orders are to close already. */
const closesTwice: typeof contracts = {
  ...contracts,
  decide(command, state, world) {
    if (command.type !== 'placeContractOrder') return contracts.decide(command, state, world)
    const positions = positionsOf(state, command.member)
    const closing = positions.map((position) => position.closing)
    for (const position of positions) position.closing = 0
    const decision = contracts.decide(command, state, world)
    positions.forEach((position, nth) => {
      position.closing = closing[nth] as number
    })
    return decision
  },
}

function positionsOf({ accounts }: State, member: number): readonly Position[] {
  return accounts.get(member)?.positions ?? []
}

/** Takes positions as if the market maker had all the money in the world. */
const makerFundsIgnored: typeof contracts = {
  ...contracts,
  urgent: (symbol, state, world) => contracts.urgent?.(symbol, state, rich(world)),
  decide: (command, state, world) => contracts.decide(command, state, rich(world)),
}

function rich(world: World): World {
  const maker = house('maker')
  const balance: World['ledger']['balance'] = (account, asset) =>
    account === maker ? 10n ** 20n : world.ledger.balance(account, asset)
  return { ...world, id: world.id, ledger: { balance } }
}

/** Looks for a halt only in the market that a command names. */
function haltByCommand(): typeof contracts {
  let isNamed = false
  return {
    ...contracts,
    decide(command, state, world) {
      isNamed = 'symbol' in command && command.symbol !== undefined
      return contracts.decide(command, state, world)
    },
    tradedIn: (event) => (isNamed ? contracts.tradedIn?.(event) : null),
  }
}

/** Does not see what resting orders would open. */
const openInterestOfPositions: typeof contracts = {
  ...contracts,
  decide(command, state, world) {
    const { listed } = state
    const hidden = listed.map(({ opening }) => ({ ...opening }))
    for (const { opening } of listed) Object.assign(opening, { long: 0, short: 0 })
    const decision = contracts.decide(command, state, world)
    listed.forEach(({ opening }, nth) => {
      Object.assign(opening, hidden[nth])
    })
    return decision
  },
}

/** A stop that found too few is over. */
const stopGivenUp = otherwise((event) => {
  if (event.type !== 'contractStopUnfilled') return event
  const { id, symbol, member, reference } = event
  const type = 'contractOrderCancelled'
  return { type, id, symbol, member, at: reference.at, why: 'notCarriedOut', releases: 0n }
})

/** Each fill of an order has targets of its own, however many there are. */
function targetsForEachFill(): typeof contracts {
  return {
    ...contracts,
    decide(command, state, world) {
      const decision = contracts.decide(command, state, world)
      if (!decision.ok) return decision
      const events = decision.events.map((event): (typeof decision.events)[number] => {
        const order =
          event.type === 'contractTargetExtended' ? state.orders.get(event.id) : undefined
        if (order === undefined || event.type !== 'contractTargetExtended') return event
        const { market: _, ...placed } = order
        const more = { id: world.id(), lots: event.by, rests: event.by, freezes: 0n }
        return { type: 'contractOrderPlaced', ...placed, ...more }
      })
      return { ok: true, events }
    },
  }
}

/** Decides about a changed command where the given one is refused by this name. */
function lenient(refusal: string, change: (command: Command) => Command): typeof contracts {
  return {
    ...contracts,
    decide(command, state, world) {
      const decision = contracts.decide(command, state, world)
      if (decision.ok || decision.refusal !== refusal) return decision
      return contracts.decide(change(command), state, world)
    },
  }
}

/** LC11: takes a distance that is too large for the largest. */
const distanceCut = lenient('distanceInvalid', (command) =>
  command.type === 'placeContractOrder' ? { ...command, distanceBps: 5_000 } : command,
)

/** LC12: forgets those targets that are too many. */
const targetsCut = lenient('tooManyTargets', (command) =>
  command.type === 'setTargets' ? { ...command, targets: command.targets.slice(0, 10) } : command,
)

/** LC2: takes an order of too many lots for one of the most. */
const lotsCut = lenient('lotsInvalid', (command) =>
  command.type === 'placeContractOrder' ? { ...command, lots: 1_000_000_000 } : command,
)

/** LC34: of all accounts in danger the one with the lowest number goes first. */
const liquidatesByNumber: typeof contracts = {
  ...contracts,
  urgent(symbol, state, world) {
    const work = contracts.urgent?.(symbol, state, world)
    if (work?.type !== 'liquidate') return work
    const ids = state.markets.get(symbol)?.endangered.ids() ?? []
    return { ...work, member: Math.min(...ids) }
  },
}

/** LC21: a warning never counts anew by a recovery. */
const recoveryForgotten: typeof contracts = {
  ...contracts,
  urgent(symbol, state, world) {
    const work = contracts.urgent?.(symbol, state, world)
    if (work?.type !== 'warnMargin') return work
    const decision = contracts.decide(work, state, world)
    const isRecovery = decision.ok && decision.events[0]?.type === 'marginRecovered'
    return isRecovery ? undefined : work
  },
}

/** LC19: forgets for which moment it has fixed the funding. */
const fundingFixedTwice: typeof contracts = {
  ...contracts,
  apply(event, state) {
    contracts.apply(event, state)
    const market = event.type === 'fundingFixed' ? state.markets.get(event.symbol) : undefined
    if (market !== undefined) market.fundedAt = 0
  },
}

/** Throws instead of closing positions: that command alone is refused, by another name. */
const closingThrows: typeof contracts = {
  ...contracts,
  decide(command, state, world) {
    const decision = contracts.decide(command, state, world)
    if (command.type === 'closePositions' && decision.ok) throw new TypeError('planted')
    return decision
  },
}

/** LC48: takes what guards a position as well. */
const timerTakesGuards: typeof contracts = {
  ...contracts,
  decide(command, state, world) {
    if (command.type !== 'endContractCancelTimer') return contracts.decide(command, state, world)
    const { member } = command
    const all = { type: 'cancelContractOrders', member } as const
    const cancelled = contracts.decide(all, state, world)
    const events = cancelled.ok ? (cancelled.events as readonly Event[]) : []
    const named = events.map((event) =>
      event.type === 'contractOrderCancelled' ? { ...event, why: 'cancelTimer' as const } : event,
    )
    return { ok: true, events: [...named, { type: 'contractCancelTimerSet', member, until: 0 }] }
  },
}

export const plants: Readonly<Record<string, AnyCore>> = {
  contractsTimerTakesGuards: timerTakesGuards,
  contractsTimersForgotten: {
    ...contracts,
    deferrable: (...asked) => {
      const due = contracts.deferrable?.(...asked)
      return due?.type === 'endContractCancelTimer' ? undefined : due
    },
  },
  contractsMarginRoundedDown: ofTaker((leg) =>
    leg.effect === 'open' && leg.margin > 1n ? { ...leg, margin: leg.margin - 1n } : leg,
  ),
  contractsFeeRoundedDown: ofTaker((leg) => (leg.fee > 1n ? { ...leg, fee: leg.fee - 1n } : leg)),
  contractsWithoutEncumbrance: { ...contracts, encumbered: () => 0n },
  fundingPaidOneSided: otherwise((event) =>
    event.type === 'fundingPaid' && event.amount > 0n ? { ...event, amount: 0n } : event,
  ),
  makerFundsIgnored,
  makerReserveForgotten: {
    ...contracts,
    reserved: { ...contracts.reserved, maker: () => 0n },
  },
  stalePriceUsed,
  liquidationForgotten,
  deleveragesTheSecond,
  lossNotCovered: otherwise((event) => (event.type === 'profitSettled' ? undefined : event)),
  contractsCloseTwice: closesTwice,
  insurancePaysTooMuch: otherwise((event) =>
    event.type === 'liquidated' && event.insured > 0n
      ? { ...event, insured: event.insured + 1n }
      : event,
  ),
  contractsHaltByCommand: haltByCommand(),
  openInterestOfPositions,
  closingThrows,
  fundingFixedTwice,
  distanceCut,
  targetsCut,
  lotsCut,
  liquidatesByNumber,
  recoveryForgotten,
  stopGivenUp,
  targetsForEachFill: targetsForEachFill(),
  targetsStay: otherwise((event) =>
    event.type === 'contractOrderCancelled' && event.why === 'positionClosed' ? undefined : event,
  ),
}
