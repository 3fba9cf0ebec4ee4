/** Applying what happened: books, orders, positions, and the money that each event states. */
import {
  type Amount,
  available,
  custody,
  frozen,
  house,
  type Id,
  type MemberId,
  type Post,
  setTimer,
  smaller,
} from '@evenkeel/kernel'
import type {
  ContractListed,
  Deleveraged,
  Event,
  FundingFixed,
  FundingPaid,
  Leg,
  Liquidated,
  Placed,
  ProfitSettled,
  Reduced,
  Traded,
} from './facts.ts'
import {
  accountOf,
  addOrder,
  changeResting,
  type Market,
  type Order,
  openMarket,
  opposite,
  type Position,
  positionOf,
  removeOrder,
  type State,
  tidyAway,
} from './state.ts'
import { leaveUnfilled, moveStop } from './stops.ts'
import { directionOf } from './symbol.ts'
import { ASSET, pendingOf } from './working.ts'

export function apply(event: Event, state: State): void {
  switch (event.type) {
    case 'contractTraded':
      trade(state, event)
      break
    case 'contractOrderPlaced':
      place(state, event)
      break
    case 'contractOrderCancelled':
    case 'contractTriggered': {
      const order = state.orders.get(event.id)
      if (order !== undefined) removeOrder(state, order, true)
      break
    }
    case 'contractOrderReduced':
      reduce(state, event)
      break
    case 'contractTrailed':
      moveStop(state.orders.get(event.id) as Order, event.stop)
      break
    case 'contractTargetExtended':
      extend(state.orders.get(event.id) as Order, event.by)
      break
    case 'contractStopUnfilled':
      extend(state.orders.get(event.id) as Order, -event.by)
      leaveUnfilled(state.orders.get(event.id) as Order)
      break
    case 'profitSettled':
      settle(state, event)
      break
    case 'liquidated':
      liquidate(state, event)
      break
    case 'deleveraged':
      takeLots(state, event)
      break
    case 'fundingFixed':
      fixFunding(state, event)
      break
    case 'fundingPaid':
      payFunding(state, event)
      break
    case 'marginWarned':
    case 'marginRecovered': {
      accountOf(state, event.member).warned = event.percent
      state.dirty.add(event.member)
      break
    }
    case 'contractListed':
      list(state, event)
      break
    case 'contractCancelTimerSet':
      setTimer(state.timers, event.member, event.until)
      break
    case 'contractsSwept':
  }
}

function extend(order: Order, by: number): void {
  order.lots += by
  order.remaining += by
}

function list(state: State, { type: _, ...terms }: ContractListed): void {
  const known = state.markets.get(terms.symbol)
  if (known === undefined) {
    openMarket(state, terms)
    return
  }
  known.terms = terms
  for (const { account } of known.positions) state.dirty.add(account.member)
}

function place(state: State, event: Placed): void {
  if (event.rests === 0 && !event.waits) return
  addOrder(state, marketOf(state, event.symbol), event)
}

function reduce(state: State, { id, by, releases }: Reduced): void {
  const order = state.orders.get(id) as Order
  const { market, side, effect, member } = order
  if (by === 0) return
  order.lots -= by
  order.remaining -= by
  order.frozen -= releases
  market.book.reduce(order.slot, by)
  const position = positionOf(accountOf(state, member), market, side)
  changeResting(position, effect, -by)
}

function trade(state: State, event: Traded): void {
  const { tick, lots, bookSide, ladder, taker, maker } = event
  const market = marketOf(state, event.symbol)
  if (maker.member === 0) {
    if (market.ladder !== ladder) {
      market.ladder = ladder
      market.taken = [new Map(), new Map()]
    }
    const taken = market.taken[opposite(bookSide)]
    taken.set(tick, (taken.get(tick) ?? 0) + lots)
  }
  for (const leg of [taker, maker]) {
    if (leg.member === 0) moveHouse(market, leg.side === 'long' ? lots : -lots, leg.cost)
    else fillLeg(state, market, leg, lots)
  }
  if (maker.order !== 0) fillOrder(state, maker, lots)
}

function moveHouse(market: Market, lots: number, value: Amount): void {
  market.houseLots += lots
  market.houseCost += lots > 0 ? value : -value
}

function fillLeg(state: State, market: Market, leg: Leg, lots: number): void {
  const account = accountOf(state, leg.member)
  const position = positionOf(account, market, leg.side)
  account.warned = 0
  position.fundingIndex = market.fundingIndex
  market.rankings[leg.side].note(position)
  if (leg.effect === 'open') {
    if (position.lots === 0) begin(state, position, leg.position)
    state.unpaid.delete(position.id)
    position.lots += lots
    position.cost += leg.cost
    position.margin += leg.margin
    market.lots[leg.side] += lots
    state.dirty.add(leg.member)
    return
  }
  lessen(state, position, lots, leg)
}

function begin(state: State, position: Position, id: Id): void {
  position.id = id
  state.byPosition.set(id, position)
}

/** Takes lots from a position, which ends with the last of them. */
function lessen(
  state: State,
  position: Position,
  lots: number,
  { cost, margin }: Pick<Leg, 'cost' | 'margin'>,
): void {
  const { market, side, account } = position
  market.rankings[side].note(position)
  position.lots -= lots
  position.cost -= cost
  position.margin -= margin
  market.lots[side] -= lots
  state.dirty.add(account.member)
  state.unpaid.delete(position.id)
  if (position.lots > 0) return
  state.byPosition.delete(position.id)
  position.id = 0
  tidyAway(state, position)
}

function fillOrder(state: State, { order: id, releases }: Leg, lots: number): void {
  const order = state.orders.get(id) as Order
  const { market, side, effect, member } = order
  const position = positionOf(accountOf(state, member), market, side)
  order.remaining -= lots
  order.frozen -= releases
  changeResting(position, effect, -lots)
  market.book.reduce(order.slot, lots)
  if (order.remaining === 0) removeOrder(state, order, false)
  else tidyAway(state, position)
}

function settle(state: State, { symbol, member, side, amount, funding }: ProfitSettled): void {
  const market = marketOf(state, symbol)
  const position = positionOf(accountOf(state, member), market, side)
  position.cost += directionOf(side) * amount
  market.rankings[side].note(position)
  if (funding !== 0n) {
    position.fundingIndex = market.fundingIndex
    state.unpaid.delete(position.id)
  }
  state.dirty.add(member)
}

function liquidate(state: State, event: Liquidated): void {
  const { symbol, side, tick, houseLots, houseLoss } = event
  const market = marketOf(state, symbol)
  const value = BigInt(tick) * BigInt(houseLots) * BigInt(market.unit)
  if (houseLots > 0) moveHouse(market, side === 'long' ? houseLots : -houseLots, value)
  // What nobody else paid of the loss: the house maker took the lots at so much worse a price.
  market.houseCost += houseLoss
  takeLots(state, event)
}

function takeLots(state: State, event: Liquidated | Deleveraged): void {
  const { symbol, member, side, lots } = event
  const market = marketOf(state, symbol)
  const account = accountOf(state, member)
  const position = positionOf(account, market, side)
  account.warned = 0
  position.fundingIndex = market.fundingIndex
  lessen(state, position, lots, event)
}

function fixFunding(state: State, event: FundingFixed): void {
  const { symbol, of, perLot, houseProfit } = event
  const market = marketOf(state, symbol)
  market.fundedAt = of
  market.fundingIndex += perLot
  market.houseCost += BigInt(market.houseLots) * perLot + houseProfit
  for (const position of market.positions) {
    if (position.lots === 0) continue
    // What was pending before is tried again, also where nothing was added.
    if (pendingOf(position) !== 0n) state.unpaid.set(position.id, 0)
    if (perLot !== 0n) state.dirty.add(position.account.member)
  }
}

function payFunding(state: State, { symbol, member, side, position, amount }: FundingPaid): void {
  const market = marketOf(state, symbol)
  state.unpaid.delete(position)
  if (amount === 0n) return
  const paid = positionOf(accountOf(state, member), market, side)
  paid.fundingIndex = market.fundingIndex
  market.rankings[side].note(paid)
}

const marketOf = ({ markets }: State, symbol: string): Market => markets.get(symbol) as Market

const FEES = house('fees')
const MAKER = house('maker')
const INSURANCE = house('insurance')
const CLEARING = custody('clearing')
const free = (member: MemberId) => available(member, 'trading')
const held = (member: MemberId) => frozen(member, 'trading')

/** The money that an event moves. It states every amount; nothing is worked out here. */
export function movements(event: Event, post: Post): void {
  switch (event.type) {
    case 'contractTraded':
      payLeg(event.taker, event.id, post)
      payLeg(event.maker, event.id, post)
      break
    case 'contractOrderPlaced': {
      const { id, member, freezes } = event
      if (freezes > 0n) post(ASSET, freezes, free(member), held(member), 'leverFreeze', id)
      break
    }
    case 'contractOrderCancelled':
    case 'contractOrderReduced':
      release(event.member, event.releases, event.id, post)
      break
    case 'profitSettled': {
      const { member, amount, funding, position } = event
      gain(member, funding, 'leverFunding', position, post)
      gain(member, amount, 'leverProfit', position, post)
      break
    }
    case 'liquidated':
      payLiquidation(event, post)
      break
    case 'deleveraged':
      payDeleveraged(event, post)
      break
    case 'fundingPaid': {
      const { member, amount, position } = event
      gain(member, amount, 'leverFunding', position, post)
      lose(member, -amount, 'leverFunding', position, post)
      break
    }
    case 'fundingFixed': {
      const { houseProfit } = event
      if (houseProfit > 0n) post(ASSET, houseProfit, CLEARING, MAKER, 'leverHouse', 0)
      else if (houseProfit < 0n) post(ASSET, -houseProfit, MAKER, CLEARING, 'leverHouse', 0)
    }
  }
}

/** What comes in goes before what goes out: no balance is below zero in between. */
function payLeg(leg: Leg, id: Id, post: Post): void {
  const { member, order, position, profit, funding, fee, releases } = leg
  if (member === 0) return
  release(member, releases, order, post)
  gain(member, funding, 'leverFunding', position, post)
  gain(member, profit, 'leverProfit', position, post)
  lose(member, -funding, 'leverFunding', position, post)
  lose(member, -profit, 'leverLoss', position, post)
  if (fee > 0n) post(ASSET, fee, free(member), FEES, 'leverFee', id)
}

/** The part of a loss that nobody could cover: it is not charged, and who gained by it gets so much less. */
function sparedLoss({ profit, uncovered }: Liquidated): Amount {
  return profit < 0n ? smaller(uncovered, -profit) : 0n
}

/** Funding that a liquidated position is paid; below zero, that it is charged, without what nobody could cover. */
export function liquidationFunding(event: Liquidated): Amount {
  return event.funding + event.uncovered - sparedLoss(event)
}

function payLiquidation(event: Liquidated, post: Post): void {
  const { id, position, member, profit, fee, insured } = event
  if (insured > 0n) post(ASSET, insured, INSURANCE, free(member), 'leverInsurance', position)
  const funding = liquidationFunding(event)
  gain(member, funding, 'leverFunding', position, post)
  gain(member, profit, 'leverProfit', position, post)
  lose(member, -profit - sparedLoss(event), 'leverLoss', position, post)
  lose(member, -funding, 'leverFunding', position, post)
  if (fee > 0n) post(ASSET, fee, free(member), INSURANCE, 'leverLiquidationFee', id)
}

function payDeleveraged(event: Deleveraged, post: Post): void {
  const { position, member, profit, funding, gives } = event
  gain(member, funding, 'leverFunding', position, post)
  gain(member, profit, 'leverProfit', position, post)
  lose(member, -funding, 'leverFunding', position, post)
  lose(member, -profit, 'leverLoss', position, post)
  lose(member, gives, 'leverDeleveraged', position, post)
}

function release(member: MemberId, amount: Amount, id: Id, post: Post): void {
  if (amount > 0n) post(ASSET, amount, held(member), free(member), 'leverRelease', id)
}

function gain(member: MemberId, amount: Amount, reason: string, of: Id, post: Post): void {
  if (amount > 0n) post(ASSET, amount, CLEARING, free(member), reason, of)
}

function lose(member: MemberId, amount: Amount, reason: string, of: Id, post: Post): void {
  if (amount > 0n) post(ASSET, amount, free(member), CLEARING, reason, of)
}
