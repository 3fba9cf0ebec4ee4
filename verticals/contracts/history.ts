/** Orders, fills and positions of contracts, folded from the journal into tables that are kept for ever. */
import { type Amount, formatAmount, type Id, type MemberId } from '@evenkeel/kernel'
import { insertRows, type ProjectedEntry, type Projection, type Row } from '@evenkeel/wire/server'
import type {
  Deleveraged,
  Event,
  FundingPaid,
  Leg,
  Liquidated,
  Placed,
  PositionSide,
  ProfitSettled,
  ReasonToEnd,
  Reference,
  Traded,
} from './core/index.ts'
import { directionOf } from './core/symbol.ts'
import {
  ADDED,
  CREATE,
  FILL_COLUMNS,
  ORDER_COLUMNS,
  PLACED_AGAIN,
  POSITION_COLUMNS,
  update,
} from './tables.ts'
import { type Facts, factsOfPlaced, legValue } from './view.ts'

/** What happened to an order after it was placed. */
type Change = {
  filled: number
  value: Amount
  fee: Amount
  profit: Amount
  fewer: number
  stop: number | null
  why: ReasonToEnd | null
  at: number
}
type Ordered = { readonly realm: string; readonly placed: Placed; readonly facts: Facts }
/** What happened to a position. */
type Happened = {
  readonly realm: string
  readonly id: Id
  readonly member: MemberId
  readonly symbol: string
  readonly side: PositionSide
  readonly openedAt: number
  opened: number
  closed: number
  openedValue: Amount
  closedValue: Amount
  profit: Amount
  fee: Amount
  funding: Amount
  at: number
  why: string | null
  reference: Reference | undefined
}
type Folded = {
  readonly placed: Map<Id, Ordered>
  readonly changes: Map<Id, Change>
  readonly fills: Row[]
  readonly positions: Map<Id, Happened>
}

export const history: Projection = {
  name: 'contracts',
  version: 1,
  create: CREATE,
  fold(entries) {
    const folded: Folded = {
      placed: new Map(),
      changes: new Map(),
      fills: [],
      positions: new Map(),
    }
    for (const entry of entries) foldEntry(entry, folded)
    const { placed, changes, fills, positions } = folded
    const changed: Row[] = []
    for (const [id, change] of changes) {
      const known = placed.get(id)
      if (known === undefined) changed.push(changeRow(id, change))
      else placed.set(id, { ...known, facts: afterChange(known.facts, change) })
    }
    return [
      ...insertRows(
        'contract_order',
        ORDER_COLUMNS,
        [...placed.values()].map(orderRow),
        PLACED_AGAIN,
      ),
      ...insertRows('contract_fill', FILL_COLUMNS, fills),
      ...insertRows(
        'contract_position',
        POSITION_COLUMNS,
        [...positions.values()].map(positionRow),
        ADDED,
      ),
      ...update(changed),
    ]
  },
}

function foldEntry(entry: ProjectedEntry, folded: Folded): void {
  if (!entry.decision.ok) return
  const events = entry.decision.events as readonly Event[]
  let swept: Reference | undefined
  for (const event of events)
    switch (event.type) {
      case 'contractsSwept':
        swept = event.reference
        break
      case 'contractOrderPlaced':
        folded.placed.set(event.id, {
          realm: entry.realm,
          placed: event,
          facts: factsOfPlaced(event, events),
        })
        break
      case 'contractOrderReduced':
        changeOf(folded, event.id, entry.at).fewer += event.by
        break
      case 'contractOrderCancelled':
        changeOf(folded, event.id, event.at).why = event.why
        break
      case 'contractTrailed':
        changeOf(folded, event.id, entry.at).stop = event.stop
        break
      case 'contractTraded':
        foldTrade(entry, event, swept, folded)
        break
      case 'liquidated':
      case 'deleveraged':
        foldForced(entry, event, folded)
        break
      case 'profitSettled':
      case 'fundingPaid':
        foldSettled(entry, event, folded)
    }
}

function changeOf({ changes }: Folded, id: Id, at: number): Change {
  const none = { filled: 0, value: 0n, fee: 0n, profit: 0n, fewer: 0, stop: null, why: null, at }
  const known = changes.get(id) ?? none
  changes.set(id, known)
  known.at = at
  return known
}

function foldTrade(
  entry: ProjectedEntry,
  trade: Traded,
  swept: Reference | undefined,
  folded: Folded,
): void {
  const { taker, maker, lots, at } = trade
  for (const leg of [taker, maker]) {
    if (leg.member === 0) continue
    const role = leg === taker ? 'taker' : 'maker'
    const against = taker.member === 0 || maker.member === 0 ? 'house' : 'member'
    const fill = { ...trade, ...leg, value: legValue(leg), role, against, reference: swept }
    folded.fills.push(fillRow(entry, fill))
    const isOpening = leg.effect === 'open'
    const kind = folded.placed.get(leg.order)?.placed.kind
    const why = kind === 'takeProfit' || kind === 'stopLoss' ? kind : 'order'
    add(folded, entry, { ...trade, ...leg, lots, at }, isOpening ? null : why, fill.value, swept)
    if (role === 'taker') continue
    const change = changeOf(folded, leg.order, at)
    change.filled += lots
    change.value += fill.value
    change.fee += leg.fee
    change.profit += leg.profit
  }
}

function foldForced(entry: ProjectedEntry, event: Liquidated | Deleveraged, folded: Folded): void {
  const { side, cost, profit, reference } = event
  const value = cost + directionOf(side) * profit
  const isLiquidation = event.type === 'liquidated'
  const role = isLiquidation ? 'liquidation' : 'deleveraging'
  const fee = isLiquidation ? event.fee : 0n
  // What was given up of a profit, and what nobody could pay of a loss, is no longer the member's.
  const realised = isLiquidation ? profit + event.insured + event.uncovered : profit - event.gives
  const leg = { ...event, effect: 'close', order: 0, fee, profit: realised } as const
  folded.fills.push(fillRow(entry, { ...leg, value, role, against: 'house', reference }))
  add(folded, entry, leg, role, value, reference)
}

function foldSettled(
  { realm, at }: ProjectedEntry,
  event: ProfitSettled | FundingPaid,
  { positions }: Folded,
): void {
  const funding = event.type === 'fundingPaid' ? event.amount : event.funding
  const profit = event.type === 'fundingPaid' ? 0n : event.amount
  const known = happenedTo(positions, { ...event, realm, at })
  known.funding += funding
  known.profit += profit
}

type Legged = Pick<
  Leg,
  'effect' | 'position' | 'member' | 'side' | 'profit' | 'fee' | 'funding'
> & {
  readonly symbol: string
  readonly lots: number
  readonly at: number
}

function add(
  { positions }: Folded,
  { realm }: ProjectedEntry,
  leg: Legged,
  why: string | null,
  value: Amount,
  reference: Reference | undefined,
): void {
  const known = happenedTo(positions, { ...leg, realm })
  known.at = leg.at
  known.fee += leg.fee
  known.funding += leg.funding
  known.profit += leg.profit
  if (leg.effect === 'open') {
    known.opened += leg.lots
    known.openedValue += value
    return
  }
  known.closed += leg.lots
  known.closedValue += value
  known.why = why
  known.reference = reference
}

type Which = Pick<Legged, 'position' | 'member' | 'symbol' | 'side' | 'at'> & {
  readonly realm: string
}

function happenedTo(positions: Map<Id, Happened>, which: Which): Happened {
  const { realm, position: id, member, symbol, side, at } = which
  const known = positions.get(id) ?? {
    realm,
    id,
    member,
    symbol,
    side,
    openedAt: at,
    opened: 0,
    closed: 0,
    openedValue: 0n,
    closedValue: 0n,
    profit: 0n,
    fee: 0n,
    funding: 0n,
    at,
    why: null,
    reference: undefined,
  }
  positions.set(id, known)
  return known
}

/** The same as `update` has the database do, for an order that it does not know yet. */
function afterChange(facts: Facts, change: Change): Facts {
  const { why, at } = change
  const filled = facts.filled + change.filled
  const lots = facts.lots - change.fewer
  const isWhole = change.filled > 0 && filled === lots
  return {
    ...facts,
    filled,
    lots,
    value: facts.value + change.value,
    fee: facts.fee + change.fee,
    profit: facts.profit + change.profit,
    stop: change.stop ?? facts.stop,
    why: why ?? facts.why,
    state: why !== null ? 'cancelled' : isWhole ? 'filled' : facts.state,
    endedAt: why !== null || isWhole ? at : facts.endedAt,
  }
}

function changeRow(id: Id, { filled, value, fee, profit, fewer, stop, why, at }: Change): Row {
  return [
    id,
    filled,
    formatAmount(value),
    formatAmount(fee),
    formatAmount(profit),
    fewer,
    stop,
    why,
    at,
  ]
}

/** In the order of `ORDER_COLUMNS`. */
function orderRow({ realm, placed, facts }: Ordered): Row {
  return [
    realm,
    facts.id,
    placed.member,
    facts.symbol,
    facts.side,
    facts.effect,
    facts.kind,
    facts.timeInForce,
    facts.tick,
    facts.stop,
    facts.distance,
    facts.lots,
    facts.leverage,
    facts.takeProfit,
    facts.stopLoss,
    facts.clientId,
    facts.at,
    facts.filled,
    formatAmount(facts.value),
    formatAmount(facts.fee),
    formatAmount(facts.profit),
    facts.state,
    facts.why ?? null,
    facts.endedAt ?? null,
    ...referenceRow(facts.trigger),
  ]
}

type Fill = Legged & {
  readonly id: Id
  readonly order: Id
  readonly tick: number
  readonly value: Amount
  readonly role: string
  readonly against: string
  readonly reference: Reference | undefined
}

/** In the order of `FILL_COLUMNS`. */
function fillRow({ realm }: ProjectedEntry, fill: Fill): Row {
  return [
    realm,
    fill.member,
    fill.id,
    fill.order,
    fill.position,
    fill.symbol,
    fill.side,
    fill.effect,
    fill.role,
    fill.tick,
    fill.lots,
    formatAmount(fill.value),
    formatAmount(fill.fee),
    formatAmount(fill.profit),
    formatAmount(fill.funding),
    fill.at,
    fill.against,
    ...referenceRow(fill.reference),
  ]
}

/** In the order of `POSITION_COLUMNS`. */
function positionRow(happened: Happened): Row {
  return [
    happened.realm,
    happened.id,
    happened.member,
    happened.symbol,
    happened.side,
    happened.opened,
    happened.closed,
    formatAmount(happened.openedValue),
    formatAmount(happened.closedValue),
    formatAmount(happened.profit),
    formatAmount(happened.fee),
    formatAmount(happened.funding),
    happened.openedAt,
    happened.at,
    happened.why,
    ...referenceRow(happened.reference),
  ]
}

function referenceRow(reference: Reference | undefined): Row {
  if (reference === undefined) return [null, null, null]
  return [formatAmount(reference.price), reference.source, reference.at]
}
