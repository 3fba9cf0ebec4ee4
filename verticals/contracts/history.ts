/** Orders, fills and positions of contracts, folded from the journal into tables that are kept for ever. */
import type { Id } from '@evenkeel/kernel'
import { insertRows, type ProjectedEntry, type Projection, type Row } from '@evenkeel/wire/server'
import type {
  Deleveraged,
  Event,
  FundingPaid,
  Liquidated,
  ProfitSettled,
  Reference,
  Traded,
} from './core/index.ts'
import { directionOf } from './core/symbol.ts'
import {
  type Change,
  changeRow,
  type Fill,
  fillRow,
  type Happened,
  type Legged,
  NO_FORCE,
  type Ordered,
  orderRow,
  positionRow,
  realisedOf,
  settlementRow,
} from './rows.ts'
import {
  ADDED,
  CREATE,
  FILL_COLUMNS,
  ORDER_COLUMNS,
  PLACED_AGAIN,
  POSITION_COLUMNS,
  SETTLEMENT_COLUMNS,
  update,
} from './tables.ts'
import { type Facts, factsOfPlaced, legValue } from './view.ts'

type Folded = {
  readonly placed: Map<Id, Ordered>
  readonly changes: Map<Id, Change>
  readonly fills: Row[]
  readonly settlements: Row[]
  readonly positions: Map<Id, Happened>
}

export const history: Projection = {
  name: 'contracts',
  version: 3,
  create: CREATE,
  fold(entries) {
    const folded: Folded = {
      placed: new Map(),
      changes: new Map(),
      fills: [],
      settlements: [],
      positions: new Map(),
    }
    for (const entry of entries) foldEntry(entry, folded)
    const { placed, changes, fills, settlements, positions } = folded
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
      ...insertRows('contract_settlement', SETTLEMENT_COLUMNS, settlements),
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
  for (const [nth, event] of events.entries())
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
      case 'contractTargetExtended':
        changeOf(folded, event.id, entry.at).fewer -= event.by
        break
      case 'contractStopUnfilled':
        changeOf(folded, event.id, entry.at).fewer += event.by
        break
      case 'contractOrderCancelled':
        changeOf(folded, event.id, event.at).why = event.why
        break
      case 'contractTrailed':
        changeOf(folded, event.id, entry.at).stop = event.stop
        break
      case 'contractTraded':
        foldTrade(entry, event, 2 * nth, swept, folded)
        break
      case 'liquidated':
      case 'deleveraged':
        foldForced(entry, event, 2 * nth, folded)
        break
      case 'profitSettled':
      case 'fundingPaid':
        foldSettled(entry, event, placeOfSettled(events, nth), folded)
    }
}

/** A loss is covered after the lots were taken that made it, and written before: its place is right after them. */
function placeOfSettled(events: readonly Event[], nth: number): number {
  if (events.some(({ type }) => type === 'liquidated')) return 2 * events.length + nth
  const next = events.findIndex((event, place) => place > nth && event.type === 'contractTraded')
  return 2 * (next < 0 ? nth : next) + 1
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
  nth: number,
  swept: Reference | undefined,
  folded: Folded,
): void {
  const { taker, maker, lots, at } = trade
  for (const leg of [taker, maker]) {
    if (leg.member === 0) continue
    const role = leg === taker ? 'taker' : 'maker'
    const against = taker.member === 0 || maker.member === 0 ? 'house' : 'member'
    const order = role === 'taker' ? folded.placed.get(leg.order) : undefined
    const { kind = null, stop = 0, isRising = false } = order?.placed ?? {}
    const reference = swept ?? order?.facts.trigger
    const value = legValue(leg)
    const of = { kind, stop, isRising, reference, role, against, nth, forced: NO_FORCE }
    const fill: Fill = { ...trade, ...leg, ...of, value }
    folded.fills.push(fillRow(entry, fill))
    const why = kind === 'takeProfit' || kind === 'stopLoss' ? kind : 'order'
    add(folded, entry, fill, leg.effect === 'open' ? null : why)
    if (role === 'taker') continue
    const change = changeOf(folded, leg.order, at)
    change.filled += lots
    change.value += value
    change.fee += leg.fee
    change.profit += leg.profit
  }
}

function foldForced(
  entry: ProjectedEntry,
  event: Liquidated | Deleveraged,
  nth: number,
  folded: Folded,
): void {
  const { side, cost, reference } = event
  const isLiquidation = event.type === 'liquidated'
  const role = isLiquidation ? 'liquidation' : 'deleveraging'
  const fee = isLiquidation ? event.fee : 0n
  const forced = isLiquidation
    ? { ...NO_FORCE, ...forcedOf(event) }
    : { ...NO_FORCE, gave: event.gives }
  const value = cost + directionOf(side) * event.profit
  const fill: Fill = {
    ...event,
    effect: 'close',
    order: 0,
    fee,
    value,
    role,
    against: 'house',
    reference,
    nth,
    kind: null,
    stop: 0,
    isRising: false,
    forced,
  }
  folded.fills.push(fillRow(entry, fill))
  add(folded, entry, fill, role)
}

function forcedOf({ equity, maintenance, insured, uncovered }: Liquidated) {
  return { equity, maintenance, insured, uncovered }
}

function foldSettled(
  entry: ProjectedEntry,
  event: ProfitSettled | FundingPaid,
  nth: number,
  { positions, settlements }: Folded,
): void {
  const { realm, at, seq } = entry
  const funding = event.type === 'fundingPaid' ? event.amount : event.funding
  const profit = event.type === 'fundingPaid' ? 0n : event.amount
  if (funding === 0n && profit === 0n) return
  settlements.push(settlementRow(entry, event, nth, profit, funding))
  const known = happenedTo(positions, { ...event, realm, at, seq })
  known.funding += funding
  known.profit += profit
  known.realised += profit
}

function add(
  { positions }: Folded,
  { realm, seq }: ProjectedEntry,
  fill: Fill,
  why: string | null,
): void {
  const known = happenedTo(positions, { ...fill, realm, seq })
  known.at = fill.at
  known.seq = seq
  known.fee += fill.fee
  known.funding += fill.funding
  known.profit += fill.profit
  known.realised += realisedOf(fill.profit, fill.forced)
  if (fill.effect === 'open') {
    known.opened += fill.lots
    known.openedValue += fill.value
    return
  }
  known.closed += fill.lots
  known.closedValue += fill.value
  known.why = why
  known.reference = fill.reference
}

type Which = Pick<Legged, 'position' | 'member' | 'symbol' | 'side' | 'at'> & {
  readonly realm: string
  readonly seq: number
}

function happenedTo(positions: Map<Id, Happened>, which: Which): Happened {
  const { realm, position: id, member, symbol, side, at, seq } = which
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
    realised: 0n,
    fee: 0n,
    funding: 0n,
    at,
    seq,
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
