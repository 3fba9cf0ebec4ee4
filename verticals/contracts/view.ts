/** Orders, positions and the account of a member as their owner sees them. */
import {
  type Amount,
  available,
  type Id,
  type Machine,
  type MemberId,
  type Notice,
  type Realm,
  type Typed,
  UNIT,
} from '@evenkeel/kernel'
import type { PublicIds } from '@evenkeel/wire/server'
import {
  type Account,
  contracts,
  type Event,
  type Leg,
  type Market,
  type Order,
  type OrderFields,
  type Placed,
  type Position,
  type ReasonToEnd,
  type Reference,
  type State,
} from './core/index.ts'
import { type Exposure, liquidationTick, maintenanceFor, profitOf, riskOf } from './core/risk.ts'
import { markIn } from './core/state.ts'
import { directionOf, priceAt } from './core/symbol.ts'
import { ASSET, pendingOf } from './core/working.ts'

export type Whose = { readonly id: MemberId; readonly realm: Realm }
export type Why = ReasonToEnd | 'unmet'

/** What is known of an order, in ticks and lots. */
export type Facts = Omit<OrderFields, 'member'> & {
  readonly filled: number
  /** What was filled, at its prices; its fees and what it realised. */
  readonly value: Amount
  readonly fee: Amount
  readonly profit: Amount
  readonly state: 'waiting' | 'open' | 'filled' | 'cancelled'
  readonly why: Why | undefined
  readonly endedAt: number | undefined
  readonly trigger: Reference | undefined
}

export function stateOf(machine: Machine, realm: Realm): State {
  return machine.state(realm, contracts) as State
}

export function orderView(market: Market, facts: Facts, ids: Pick<PublicIds, 'of'>) {
  const price = (tick: number) => (tick > 0 ? priceAt(market, tick) : undefined)
  const quantity = BigInt(facts.filled) * market.terms.lotSize
  return {
    id: ids.of('contractOrder', facts.id),
    clientId: facts.clientId === '' ? undefined : facts.clientId,
    symbol: facts.symbol,
    side: facts.side,
    effect: facts.effect,
    kind: facts.kind,
    force: facts.timeInForce,
    price: price(facts.tick),
    stopPrice: price(facts.stop),
    distance: price(facts.distance),
    lots: facts.lots,
    filled: facts.filled,
    leverage: facts.leverage > 0 ? facts.leverage : undefined,
    takeProfit: price(facts.takeProfit),
    stopLoss: price(facts.stopLoss),
    averagePrice: facts.filled > 0 ? (facts.value * UNIT) / quantity : undefined,
    fee: facts.fee,
    profit: facts.profit,
    state: facts.state,
    why: facts.why,
    at: facts.at,
    endedAt: facts.endedAt,
    triggeredBy: facts.trigger,
  }
}

export function factsOfOpen(order: Order): Facts {
  const { lots, remaining, waits } = order
  return {
    ...order,
    filled: lots === 0 ? 0 : lots - remaining,
    value: 0n,
    fee: 0n,
    profit: 0n,
    state: waits ? 'waiting' : 'open',
    why: undefined,
    endedAt: undefined,
    trigger: undefined,
  }
}

/** What the lots of a fill were worth at its price. */
export function legValue({ side, effect, cost, profit }: Leg): Amount {
  return effect === 'open' ? cost : cost + directionOf(side) * profit
}

/** An order as it was right after the command that placed it, or that triggered it. */
export function factsOfPlaced(placed: Placed, events: readonly Typed[]): Facts {
  let filled = 0
  let value = 0n
  let fee = 0n
  let profit = 0n
  let trigger: Reference | undefined
  for (const event of events as readonly Event[]) {
    if (event.type === 'contractTriggered' && event.id === placed.id) trigger = event.reference
    if (event.type !== 'contractTraded' || event.taker.order !== placed.id) continue
    filled += event.lots
    value += legValue(event.taker)
    fee += event.taker.fee
    profit += event.taker.profit
  }
  const over = filled > 0 && filled >= placed.lots ? 'filled' : 'cancelled'
  const state = placed.waits ? 'waiting' : placed.rests > 0 ? 'open' : over
  return {
    ...placed,
    filled,
    value,
    fee,
    profit,
    state,
    why: state === 'cancelled' ? 'unmet' : undefined,
    endedAt: state === over ? placed.at : undefined,
    trigger,
  }
}

export function openOrders(
  machine: Machine,
  { id, realm }: Whose,
  symbol: string | undefined,
  ids: PublicIds,
) {
  const orders = stateOf(machine, realm).accounts.get(id)?.orders ?? []
  return [...orders]
    .filter((order) => symbol === undefined || order.symbol === symbol)
    .map((order) => orderView(order.market, factsOfOpen(order), ids))
    .reverse()
}

/** The account and its positions at the marks of this moment. */
export function accountView(machine: Machine, { id: member, realm }: Whose, ids: PublicIds) {
  const account = stateOf(machine, realm).accounts.get(member)
  const look = machine.look(realm)
  const balance = machine.balance(realm, available(member, 'trading'), ASSET)
  const held = heldBy(account)
  const positions = account?.positions.filter(({ lots }) => lots > 0) ?? []
  const exposures = positions.map((position) => exposureOf(position, markIn(position.market, look)))
  const known = exposures.filter((one) => one !== undefined)
  const isKnown = known.length === positions.length
  const risk = riskOf(balance, known)
  return {
    account: {
      balance,
      held,
      margin: risk.margin,
      profit: isKnown ? risk.profit : undefined,
      equity: isKnown ? risk.equity : undefined,
      maintenance: isKnown ? risk.maintenance : undefined,
      spendable: look.spendable(member, 'trading', ASSET),
    },
    positions: positions.map((position, nth) => {
      const exposure = exposures[nth]
      const liquidation =
        exposure && isKnown ? liquidationTick(balance, known, exposure) : undefined
      return positionView(position, exposure, liquidation, ids)
    }),
  }
}

const heldBy = (account: Account | undefined): Amount =>
  [...(account?.orders ?? [])].reduce((sum, { frozen: amount }) => sum + amount, 0n)

export function exposureOf(position: Position, mark: number | undefined): Exposure | undefined {
  if (mark === undefined) return undefined
  const { market, side, lots, cost, margin } = position
  return { contract: market, side, lots, cost, margin, funding: pendingOf(position), mark }
}

function positionView(
  position: Position,
  exposure: Exposure | undefined,
  liquidation: number | undefined,
  ids: PublicIds,
) {
  const { market, id, side, lots, closing, cost, margin } = position
  const { symbol, lotSize } = market.terms
  return {
    id: ids.of('position', id),
    symbol,
    side,
    lots,
    closing,
    cost,
    averagePrice: (cost * UNIT) / (BigInt(lots) * lotSize),
    margin,
    funding: pendingOf(position),
    markPrice: exposure && priceAt(market, exposure.mark),
    profit: exposure && profitOf(exposure),
    maintenance: exposure && maintenanceFor(exposure),
    liquidationPrice: liquidation === undefined ? undefined : priceAt(market, liquidation),
  }
}

type OrderView = ReturnType<typeof orderView>

/** What was closed by no order of its owner. */
type Forced = {
  readonly kind: 'liquidation' | 'deleveraging'
  readonly symbol: string
  readonly side: Position['side']
  readonly lots: number
  readonly price: Amount
}

/** What a batch of the journal changes for a member: orders as they are now, and the ids of those that are over. */
export class Changes {
  readonly orders = new Map<Id, OrderView>()
  readonly over = new Set<Id>()
  readonly forced: Forced[] = []
  warning: number | undefined
  #isAny = false

  get isAny(): boolean {
    return this.#isAny
  }

  add({ events, machine, realm }: Notice, member: MemberId, ids: PublicIds): void {
    const state = stateOf(machine, realm)
    for (const event of events as readonly Event[]) {
      if (!isAbout(event, member)) continue
      this.#isAny = true
      if (event.type === 'contractOrderPlaced') {
        const market = state.markets.get(event.symbol) as Market
        const view = orderView(market, factsOfPlaced(event, events), ids)
        this.orders.set(event.id, view)
      } else if (event.type === 'marginWarned') this.warning = event.percent
      else if (event.type === 'liquidated' || event.type === 'deleveraged') {
        const { type, symbol, side, lots, tick } = event
        const kind = type === 'liquidated' ? 'liquidation' : 'deleveraging'
        const price = priceAt(state.markets.get(symbol) as Market, tick)
        this.forced.push({ kind, symbol, side, lots, price })
      } else if (event.type === 'contractTraded') {
        if (event.maker.member === member) this.#note(event.maker.order, state, ids)
      } else if (isOfOrder(event)) this.#note(event.id, state, ids)
    }
  }

  #note(id: Id, { orders }: State, ids: PublicIds): void {
    const open = orders.get(id)
    if (open !== undefined) {
      this.orders.set(id, orderView(open.market, factsOfOpen(open), ids))
      return
    }
    this.over.add(id)
    this.orders.delete(id)
  }
}

const ofOrders = [
  'contractOrderCancelled',
  'contractOrderReduced',
  'contractTriggered',
  'contractTrailed',
  'contractTargetExtended',
  'contractStopUnfilled',
] as const
type OfOrder = Extract<Event, { readonly type: (typeof ofOrders)[number] }>
const isOfOrder = (event: Event): event is OfOrder =>
  (ofOrders as readonly string[]).includes(event.type)

/** Each by its name: what another core added to the decision may name a member as well. */
function isAbout(event: Event, member: MemberId): boolean {
  switch (event.type) {
    case 'contractTraded':
      return event.taker.member === member || event.maker.member === member
    case 'contractOrderPlaced':
    case 'contractOrderCancelled':
    case 'contractOrderReduced':
    case 'contractTriggered':
    case 'contractTrailed':
    case 'contractTargetExtended':
    case 'contractStopUnfilled':
    case 'profitSettled':
    case 'liquidated':
    case 'deleveraged':
    case 'fundingPaid':
    case 'marginWarned':
      return event.member === member
    default:
      return false
  }
}
