/** Applying what happened: the book, the orders, and the money that each event states. */
import {
  available,
  BID,
  frozen,
  house,
  type Id,
  type MemberId,
  type Post,
  setTimer,
  type TellFact,
} from '@evenkeel/kernel'
import type { Cancelled, Event, PairListed, Placed, Reduced, Traded, Triggered } from './facts.ts'
import {
  addOrder,
  type Market,
  marketOf,
  type Order,
  openMarket,
  opposite,
  removeOrder,
  type State,
} from './market.ts'

// What kind of event it is is asked once: each kind has a shape of its own, and code that has seen
// them all is slow to look into one.
export function apply(event: Event, state: State): void {
  switch (event.type) {
    case 'traded':
      trade(state, event)
      break
    case 'orderPlaced':
      place(state, event)
      break
    case 'orderReduced':
      reduce(state, event)
      break
    case 'orderCancelled':
      endOrder(state, event.id)
      break
    case 'stopTriggered':
      endOrder(state, event.id)
      state.triggered = event
      break
    case 'pairListed':
      setTerms(state, event)
      break
    case 'cancelTimerSet':
      setTimer(state.timers, event.member, event.until)
  }
}

function trade(state: State, event: Traded): void {
  const { side, tick, lots, base, quote, takerOrder, makerOrder, takerFee, makerFee } = event
  const market = marketOf(state, event.pair) as Market
  const taker = takerOrder === 0 ? undefined : state.orders.get(takerOrder)
  if (taker !== undefined) {
    taker.filledQuote += quote
    taker.fee += takerFee
  }
  if (makerOrder === 0) {
    if (market.ladder !== event.ladder) {
      market.ladder = event.ladder
      market.taken = [new Map(), new Map()]
    }
    const taken = market.taken[opposite(side)]
    taken.set(tick, (taken.get(tick) ?? 0) + lots)
    return
  }
  const maker = state.orders.get(makerOrder) as Order
  maker.filledQuote += quote
  maker.fee += makerFee
  maker.frozen -= side === BID ? base : quote
  maker.remaining -= lots
  market.book.reduce(maker.slot, lots)
  if (maker.remaining === 0) removeOrder(state, maker, false)
}

function place(state: State, event: Placed): void {
  const market = marketOf(state, event.pair) as Market
  const { triggered } = state
  state.triggered = undefined
  if (event.rests === 0 && !event.waits) return
  const order = addOrder(state, market, event)
  if (triggered?.id === event.id) order.trigger = triggered.reference
}

function reduce(state: State, { id, by, releases }: Reduced): void {
  const order = state.orders.get(id) as Order
  order.frozen -= releases
  if (by === 0) return
  order.lots -= by
  order.remaining -= by
  order.market.book.reduce(order.slot, by)
}

function endOrder(state: State, id: Id): void {
  const order = state.orders.get(id) as Order
  removeOrder(state, order, true)
}

function setTerms(state: State, { type: _, ...terms }: PairListed): void {
  const known = state.markets.get(terms.pair)
  if (known === undefined) openMarket(state, terms)
  else known.terms = terms
}

/** The money that an event moves. It states every amount; nothing is worked out here. */
export function movements(event: Event, post: Post): void {
  switch (event.type) {
    case 'traded':
      tradeMovements(event, post)
      break
    case 'orderPlaced': {
      const { id, member, freezes, asset } = event
      if (freezes !== 0n) post(asset, freezes, free(member), held(member), 'spotFreeze', id)
      break
    }
    case 'orderCancelled':
    case 'orderReduced':
    case 'stopTriggered':
      release(event, post)
  }
}

function release({ id, member, releases, asset }: Cancelled | Reduced | Triggered, post: Post) {
  if (releases !== 0n) post(asset, releases, held(member), free(member), 'spotRelease', id)
}

/** Each side gives what it owes, then pays its fee out of what it got. A taker pays from what is free. */
function tradeMovements(event: Traded, post: Post): void {
  const { id, side, taker, maker, takerFee, makerFee } = event
  const takerHas = taker === 0 ? MAKER : free(taker)
  const makerPays = maker === 0 ? MAKER : held(maker)
  const makerGets = maker === 0 ? MAKER : free(maker)
  const { baseAsset, quoteAsset, base, quote } = event
  const isBuy = side === BID
  const given = isBuy ? quoteAsset : baseAsset
  const got = isBuy ? baseAsset : quoteAsset
  post(given, isBuy ? quote : base, takerHas, makerGets, 'spotTrade', id)
  post(got, isBuy ? base : quote, makerPays, takerHas, 'spotTrade', id)
  if (makerFee > 0n) post(given, makerFee, makerGets, FEES, 'spotFee', id)
  if (takerFee > 0n) post(got, takerFee, takerHas, FEES, 'spotFee', id)
}

const MAKER = house('maker')
const FEES = house('fees')
const free = (member: MemberId) => available(member, 'spot')
const held = (member: MemberId) => frozen(member, 'spot')

/** The coins of a pair; and what each side of a fill paid as its fee, in the coin that it received. The house maker pays none. */
export function tells(event: Event, tell: TellFact): void {
  if (event.type === 'pairListed')
    for (const asset of [event.base, event.quote]) tell({ type: 'coinTraded', asset })
  if (event.type !== 'traded') return
  const { side, taker, maker, takerFee, makerFee, baseAsset, quoteAsset } = event
  const [takerGets, makerGets] = side === BID ? [baseAsset, quoteAsset] : [quoteAsset, baseAsset]
  if (maker > 0 && makerFee > 0n)
    tell({ type: 'feePaid', member: maker, asset: makerGets, amount: makerFee })
  if (taker > 0 && takerFee > 0n)
    tell({ type: 'feePaid', member: taker, asset: takerGets, amount: takerFee })
}

/** The pair in which an event may have made something due. */
export function touched(event: Event): string | undefined {
  return event.type === 'swept' || event.type === 'pairListed' || event.type === 'cancelTimerSet'
    ? undefined
    : event.pair
}

/** Whom an event concerns: those who are told of it. */
export function concerns(event: Event): readonly MemberId[] {
  if (event.type === 'pairListed' || event.type === 'swept') return []
  if (event.type !== 'traded') return [event.member]
  return [event.taker, event.maker].filter((member) => member > 0)
}
