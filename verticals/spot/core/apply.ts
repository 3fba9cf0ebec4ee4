/** Applying what happened: the book, the orders, and the money that each event states. */
import { available, BID, frozen, house, type MemberId, type Movement } from '@evenkeel/kernel'
import type { Event, Reduced, Traded } from './facts.ts'
import { close, type Market, newMarket, type Order, open, opposite, type State } from './market.ts'

export function apply(event: Event, state: State): void {
  if (event.type === 'pairListed') {
    const { type: _, ...terms } = event
    const known = state.markets.get(terms.pair)
    if (known === undefined) state.markets.set(terms.pair, newMarket(terms))
    else known.terms = terms
    return
  }
  const market = state.markets.get(event.pair) as Market
  if (event.type === 'swept') return
  state.unchecked.add(market)
  if (event.type === 'traded') trade(state, market, event)
  else if (event.type === 'orderPlaced') {
    if (event.rests > 0 || event.waits) open(state, market, event)
  } else if (event.type === 'orderReduced') reduce(state, event)
  else close(state, state.orders.get(event.id) as Order, true)
}

function trade(state: State, market: Market, event: Traded): void {
  const { side, tick, lots, base, quote, takerOrder, makerOrder, takerFee, makerFee } = event
  const taker = takerOrder === 0 ? undefined : state.orders.get(takerOrder)
  if (taker !== undefined) {
    taker.deal += quote
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
  maker.deal += quote
  maker.fee += makerFee
  maker.frozen -= side === BID ? base : quote
  maker.left -= lots
  market.book.reduce(maker.slot, lots)
  if (maker.left === 0) close(state, maker, false)
}

function reduce(state: State, { id, by, releases }: Reduced): void {
  const order = state.orders.get(id) as Order
  order.frozen -= releases
  if (by === 0) return
  order.lots -= by
  order.left -= by
  order.market.book.reduce(order.slot, by)
}

/** The money that an event moves. It states every amount; nothing is worked out here. */
export function movements(event: Event): readonly Movement[] {
  if (event.type === 'traded') return tradeMovements(event)
  if (event.type === 'orderPlaced') {
    const { id: of, member, freezes: amount, asset } = event
    if (amount === 0n) return []
    const from = available(member, 'spot')
    return [{ asset, amount, from, to: frozen(member, 'spot'), reason: 'spotFreeze', of }]
  }
  if (event.type === 'pairListed' || event.type === 'swept' || event.releases === 0n) return []
  const { id: of, member, releases: amount, asset } = event
  const from = frozen(member, 'spot')
  return [{ asset, amount, from, to: available(member, 'spot'), reason: 'spotRelease', of }]
}

/** Each side gives what it owes, then pays its fee out of what it got. A taker pays from what is free. */
function tradeMovements(event: Traded): Movement[] {
  const { id: of, side, taker, maker, takerFee, makerFee } = event
  const takerHas = taker === 0 ? house('maker') : available(taker, 'spot')
  const makerPays = maker === 0 ? house('maker') : frozen(maker, 'spot')
  const makerGets = maker === 0 ? house('maker') : available(maker, 'spot')
  const { baseAsset, quoteAsset, base, quote } = event
  const isBuy = side === BID
  const [given, got] = isBuy ? [quoteAsset, baseAsset] : [baseAsset, quoteAsset]
  const [gives, gets] = isBuy ? [quote, base] : [base, quote]
  const reason = 'spotTrade'
  const moves: Movement[] = [
    { asset: given, amount: gives, from: takerHas, to: makerGets, reason, of },
    { asset: got, amount: gets, from: makerPays, to: takerHas, reason, of },
  ]
  const to = house('fees')
  if (makerFee > 0n)
    moves.push({ asset: given, amount: makerFee, from: makerGets, to, reason: 'spotFee', of })
  if (takerFee > 0n)
    moves.push({ asset: got, amount: takerFee, from: takerHas, to, reason: 'spotFee', of })
  return moves
}

/** Whom an event concerns: those who are told of it. */
export function concerns(event: Event): readonly MemberId[] {
  if (event.type === 'pairListed' || event.type === 'swept') return []
  if (event.type !== 'traded') return [event.member]
  return [event.taker, event.maker].filter((member) => member > 0)
}
