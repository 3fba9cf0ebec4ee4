/** Orders and fills, folded from the journal into tables that are kept for ever. */
import { type Amount, ASK, BID, formatAmount, type Id } from '@evenkeel/kernel'
import type { ProjectedEntry, Projection } from '@evenkeel/wire/server'
import type { Event, Placed, ReasonToEnd, Reference, Traded } from './core/index.ts'
import { CREATE, FILL_COLUMNS, insert, ORDER_COLUMNS, type Row, update } from './orderTables.ts'
import { type Facts, factsOfPlaced } from './view.ts'

/** Where spot's movements stand in the bill. */
export const reasons = {
  spotTrade: 'spot',
  spotFee: 'spot',
} as const

/** What happened to an order after it was placed. */
type Change = {
  filled: number
  deal: Amount
  fee: Amount
  fewer: number
  why: ReasonToEnd | null
  at: number
}
type Ordered = { readonly realm: string; readonly placed: Placed; readonly facts: Facts }
/** What entries come to: orders and their changes by realm and id, and fills. */
type Folded = {
  readonly placed: Map<string, Ordered>
  readonly changes: Map<string, { realm: string; id: Id; change: Change }>
  readonly fills: Row[]
}

export const orders: Projection = {
  name: 'spot_orders',
  version: 3,
  create: CREATE,
  fold(entries) {
    const folded: Folded = { placed: new Map(), changes: new Map(), fills: [] }
    for (const entry of entries) foldEntry(entry, folded)
    const { placed, changes, fills } = folded
    const changed: Row[] = []
    for (const [key, { realm, id, change }] of changes) {
      const known = placed.get(key)
      if (known === undefined) changed.push(changeRow(realm, id, change))
      else placed.set(key, { ...known, facts: afterChange(known.facts, change) })
    }
    return [
      ...insert('spot_order', ORDER_COLUMNS, [...placed.values()].map(orderRow), PLACED_AGAIN),
      ...insert('spot_fill', FILL_COLUMNS, fills, ''),
      ...update(changed),
    ]
  },
}

/** A stop that went off is placed a second time. */
const PLACED_AGAIN = `on conflict (id) do update set lots = excluded.lots,
  filled = excluded.filled, deal = excluded.deal, fee = excluded.fee, state = excluded.state,
  why = excluded.why, partner = excluded.partner, ended_at = excluded.ended_at, reference = excluded.reference, source = excluded.source,
  reference_at = excluded.reference_at`

function foldEntry(entry: ProjectedEntry, { placed, changes, fills }: Folded): void {
  if (!entry.decision.ok) return
  const { realm } = entry
  const events = entry.decision.events as readonly Event[]
  const change = (id: Id, at: number): Change => {
    const key = `${realm} ${id}`
    const none = { filled: 0, deal: 0n, fee: 0n, fewer: 0, why: null, at }
    const known = changes.get(key) ?? { realm, id, change: none }
    changes.set(key, known)
    known.change.at = at
    return known.change
  }
  let swept: Reference | undefined
  for (const event of events) {
    if (event.type === 'swept') swept = event.reference
    else if (event.type === 'orderPlaced')
      placed.set(`${realm} ${event.id}`, {
        ...{ realm, placed: event, facts: factsOfPlaced(event, events, entry.at) },
      })
    else if (event.type === 'orderReduced') change(event.id, entry.at).fewer += event.by
    else if (event.type === 'orderCancelled') change(event.id, event.at).why = event.why
    else if (event.type === 'traded') {
      fills.push(...fillRows(realm, event, swept))
      if (event.makerOrder === 0) continue
      const made = change(event.makerOrder, event.at)
      made.filled += event.lots
      made.deal += event.quote
      made.fee += event.makerFee
    }
  }
}

/** The same as `update` has the database do, for an order that it does not know yet. */
function afterChange(facts: Facts, { filled: more, deal, fee, fewer, why, at }: Change): Facts {
  const [filled, lots] = [facts.filled + more, facts.lots - fewer]
  const isWhole = more > 0 && filled === lots
  return {
    ...facts,
    filled,
    lots,
    deal: facts.deal + deal,
    fee: facts.fee + fee,
    why: why ?? facts.why,
    state: why !== null ? 'cancelled' : isWhole ? 'filled' : facts.state,
    endedAt: why !== null || isWhole ? at : facts.endedAt,
  }
}

function changeRow(realm: string, id: Id, change: Change): Row {
  const { filled, deal, fee, fewer, why, at } = change
  return [realm, id, filled, formatAmount(deal), formatAmount(fee), fewer, why, at]
}

function orderRow({ realm, placed, facts }: Ordered): Row {
  const { id, member, pair, side, kind, force, tick, stop, spend, partner, clientId } = placed
  const figures = [facts.filled, formatAmount(facts.deal), formatAmount(facts.fee)]
  const named = [partner, clientId, placed.at]
  const asked = [side, kind, force, tick, stop, facts.lots, formatAmount(spend)]
  return [
    realm,
    id,
    member,
    pair,
    ...asked,
    ...named,
    ...figures,
    facts.state,
    facts.why ?? null,
    facts.endedAt ?? null,
    ...referenceRow(facts.trigger),
  ]
}

function fillRows(realm: string, trade: Traded, swept: Reference | undefined): Row[] {
  const { id, pair, tick, lots, quote, at, side } = trade
  const deal = formatAmount(quote)
  const against = trade.taker === 0 || trade.maker === 0 ? 'house' : 'member'
  const last = [at, against, ...referenceRow(swept)]
  const row = (member: number, order: Id, on: number, role: string, fee: Amount): Row[] =>
    member === 0
      ? []
      : [[realm, member, id, order, pair, on, role, tick, lots, deal, formatAmount(fee), ...last]]
  return [
    ...row(trade.taker, trade.takerOrder, side, 'taker', trade.takerFee),
    ...row(trade.maker, trade.makerOrder, side === BID ? ASK : BID, 'maker', trade.makerFee),
  ]
}

function referenceRow(reference: Reference | undefined): Row {
  if (reference === undefined) return [null, null, null]
  return [formatAmount(reference.price), reference.source, reference.at]
}
