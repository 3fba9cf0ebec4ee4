/** Orders and fills, folded from the journal into tables that are kept for ever. */
import { type Amount, ASK, BID, formatAmount, type Id, type Movement } from '@evenkeel/kernel'
import { insertRows, type ProjectedEntry, type Projection, type Row } from '@evenkeel/wire/server'
import type { Event, Placed, ReasonToEnd, Reference, Traded } from './core/index.ts'
import { CREATE, FILL_COLUMNS, ORDER_COLUMNS, update } from './orderTables.ts'
import { type Facts, factsOfPlaced } from './view.ts'

/** What happened to an order after it was placed. */
type Change = {
  filled: number
  filledQuote: Amount
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
  version: 5,
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
      ...insertRows('spot_order', ORDER_COLUMNS, [...placed.values()].map(orderRow), PLACED_AGAIN),
      ...insertRows('spot_fill', FILL_COLUMNS, fills),
      ...update(changed),
    ]
  },
}

/** A stop that was triggered is placed a second time. */
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
    const none = { filled: 0, filledQuote: 0n, fee: 0n, fewer: 0, why: null, at }
    const known = changes.get(key) ?? { realm, id, change: none }
    changes.set(key, known)
    known.change.at = at
    return known.change
  }
  let swept: Reference | undefined
  let nth = 0
  for (const event of events) {
    if (event.type === 'swept') swept = event.reference
    else if (event.type === 'orderPlaced')
      placed.set(`${realm} ${event.id}`, {
        realm,
        placed: event,
        facts: factsOfPlaced(event, events, entry.at),
      })
    else if (event.type === 'orderReduced') change(event.id, entry.at).fewer += event.by
    else if (event.type === 'orderCancelled') change(event.id, event.at).why = event.why
    else if (event.type === 'traded') {
      nth = firstMovement(entry, event, nth)
      fills.push(...fillRows(entry, event, { nth, swept }))
      if (event.makerOrder === 0) continue
      const made = change(event.makerOrder, event.at)
      made.filled += event.lots
      made.filledQuote += event.quote
      made.fee += event.makerFee
    }
  }
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
    filledQuote: facts.filledQuote + change.filledQuote,
    fee: facts.fee + change.fee,
    why: why ?? facts.why,
    state: why !== null ? 'cancelled' : isWhole ? 'filled' : facts.state,
    endedAt: why !== null || isWhole ? at : facts.endedAt,
  }
}

function changeRow(realm: string, id: Id, change: Change): Row {
  const { filled, filledQuote, fee, fewer, why, at } = change
  return [realm, id, filled, formatAmount(filledQuote), formatAmount(fee), fewer, why, at]
}

/** In the order of `ORDER_COLUMNS`. */
function orderRow({ realm, placed, facts }: Ordered): Row {
  return [
    realm,
    facts.id,
    placed.member,
    placed.pair,
    facts.side,
    facts.kind,
    facts.timeInForce,
    facts.tick,
    facts.stop,
    facts.lots,
    formatAmount(facts.quoteQuantity),
    facts.partner,
    facts.clientId,
    facts.at,
    facts.filled,
    formatAmount(facts.filledQuote),
    formatAmount(facts.fee),
    facts.state,
    facts.why ?? null,
    facts.endedAt ?? null,
    ...referenceRow(facts.trigger),
  ]
}

/** Where the movements of a trade begin among those of its entry, looked for from one on. */
function firstMovement({ movements }: ProjectedEntry, { id }: Traded, from: number): number {
  let nth = from
  while (nth < movements.length && !isTrade(movements[nth], id)) nth++
  return nth
}

const isTrade = (movement: Movement | undefined, id: Id) =>
  movement?.reason === 'spotTrade' && movement.of === id

type Circumstances = { readonly nth: number; readonly swept: Reference | undefined }

function fillRows(
  { realm, seq }: ProjectedEntry,
  trade: Traded,
  { nth, swept }: Circumstances,
): Row[] {
  const { id, pair, tick, lots, quote, at, side, makerFee } = trade
  const [quantity, filledQuote] = [formatAmount(trade.base), formatAmount(quote)]
  const [makerFeeNth, takerFeeNth] = [nth + 2, nth + (makerFee > 0n ? 3 : 2)]
  const against = trade.taker === 0 || trade.maker === 0 ? 'house' : 'member'
  const reference = referenceRow(swept)
  /** In the order of `FILL_COLUMNS`. */
  const row = (member: number, order: Id, of: number, role: 'maker' | 'taker'): Row => [
    realm,
    member,
    id,
    order,
    pair,
    of,
    role,
    tick,
    lots,
    filledQuote,
    formatAmount(role === 'maker' ? makerFee : trade.takerFee),
    at,
    against,
    seq,
    nth,
    role === 'maker' ? makerFeeNth : takerFeeNth,
    trade.baseAsset,
    trade.quoteAsset,
    quantity,
    ...reference,
  ]
  const rows: Row[] = []
  if (trade.taker > 0) rows.push(row(trade.taker, trade.takerOrder, side, 'taker'))
  if (trade.maker > 0)
    rows.push(row(trade.maker, trade.makerOrder, side === BID ? ASK : BID, 'maker'))
  return rows
}

function referenceRow(reference: Reference | undefined): Row {
  if (reference === undefined) return [null, null, null]
  return [formatAmount(reference.price), reference.source, reference.at]
}
