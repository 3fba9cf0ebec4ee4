/** The whole state of contracts as bytes: each book in its own order, so that every line is kept. */
import {
  ASK,
  assert,
  BID,
  type Codec,
  type MemberId,
  NONE,
  type Reader,
  type Slot,
  timersCodec,
  type Writer,
} from '@evenkeel/kernel'
import { placedCodec, termsCodec } from './codecs.ts'
import { positionSides } from './facts.ts'
import {
  type Account,
  accountOf,
  addOrder,
  initial,
  type Line,
  type Market,
  type Order,
  openMarket,
  positionOf,
  type State,
} from './state.ts'
import { leaveUnfilled } from './stops.ts'

export const snapshot: Codec<State> = {
  write(out, state) {
    const { listed, accounts, unpaid, timers } = state
    out.uint(listed.length)
    for (const market of listed) writeMarket(out, market)
    out.uint(accounts.size)
    for (const member of ascending(accounts.keys()))
      writeAccount(out, accounts.get(member) as Account)
    const ids = ascending(unpaid.ids())
    out.uint(ids.length)
    for (const id of ids) out.uint(id)
    // Most states have none: they are written as before there could be any.
    const hasUnfilled = listed.some(({ unfilled }) => unfilled.some(({ book }) => book.count > 0))
    if (hasUnfilled || timers.size > 0) for (const market of listed) writeUnfilled(out, market)
    if (timers.size > 0) timersCodec.write(out, timers)
  },
  read(input) {
    const state = initial()
    for (let left = input.uint(); left > 0; left--) readMarket(input, state)
    for (let left = input.uint(); left > 0; left--) readAccount(input, state)
    for (let left = input.uint(); left > 0; left--) state.unpaid.set(input.uint(), 0)
    if (!input.done)
      for (let left = state.listed.length; left > 0; left--) readUnfilled(input, state)
    if (!input.done) state.timers = timersCodec.read(input)
    return state
  },
}

const ascending = (numbers: Iterable<number>): number[] =>
  [...numbers].sort((one, other) => one - other)

function writeMarket(out: Writer, market: Market): void {
  termsCodec.write(out, market.terms)
  out.uint(market.ladder)
  for (const side of market.taken) {
    out.uint(side.size)
    for (const [tick, lots] of side) {
      out.uint(tick)
      out.uint(lots)
    }
  }
  out.big(BigInt(market.houseLots))
  out.big(market.houseCost)
  out.big(market.fundingIndex)
  out.uint(market.fundedAt)
  writeOrders(out, { book: market.book, bySlot: market.bySlot })
  const { stops: book, stopBySlot: bySlot, unfilled } = market
  writeOrders(out, { book, bySlot }, ...unfilled)
}

/** Which of the stops went off and found too few, in their order. */
function writeUnfilled(out: Writer, { unfilled }: Market): void {
  for (const line of unfilled) {
    out.uint(line.book.count)
    for (const { id } of ordersIn(line)) out.uint(id)
  }
}

function readUnfilled(input: Reader, { orders }: State): void {
  for (let sides = 2; sides > 0; sides--)
    for (let left = input.uint(); left > 0; left--) leaveUnfilled(orders.get(input.uint()) as Order)
}

function readMarket(input: Reader, state: State): void {
  const market = openMarket(state, termsCodec.read(input))
  market.ladder = input.uint()
  for (const side of market.taken)
    for (let left = input.uint(); left > 0; left--) side.set(input.uint(), input.uint())
  market.houseLots = Number(input.big())
  market.houseCost = input.big()
  market.fundingIndex = input.big()
  market.fundedAt = input.uint()
  for (let books = 2; books > 0; books--)
    for (let left = input.uint(); left > 0; left--) readOrder(input, state, market)
}

function writeOrders(out: Writer, ...lines: readonly Line[]): void {
  out.uint(lines.reduce((sum, { book }) => sum + book.count, 0))
  for (const line of lines)
    for (const order of ordersIn(line))
      placedCodec.write(out, { ...order, rests: order.remaining, freezes: order.frozen })
}

function* ordersIn({ book, bySlot }: Line): Generator<Order> {
  for (const side of [BID, ASK] as const)
    for (let slot: Slot = book.first(side); slot !== NONE; slot = book.after(slot))
      yield bySlot[slot] as Order
}

function readOrder(input: Reader, state: State, market: Market): void {
  addOrder(state, market, { type: 'contractOrderPlaced', ...placedCodec.read(input) })
}

function writeAccount(out: Writer, { member, warned, positions, orders }: Account): void {
  out.uint(member)
  out.uint(warned)
  const held = positions.filter(({ lots }) => lots > 0)
  out.uint(held.length)
  for (const { market, side, id, lots, cost, margin, fundingIndex } of held) {
    out.uint(market.place)
    out.u8(positionSides.indexOf(side))
    out.uint(id)
    out.uint(lots)
    out.big(cost)
    out.big(margin)
    out.big(fundingIndex)
  }
  // Orders are listed by age, across all books.
  out.uint(orders.size)
  for (const order of orders) out.uint(order.id)
}

function readAccount(input: Reader, state: State): void {
  const member: MemberId = input.uint()
  const account = accountOf(state, member)
  account.warned = input.uint()
  for (let left = input.uint(); left > 0; left--) readPosition(input, state, account)
  account.orders.clear()
  for (let left = input.uint(); left > 0; left--) {
    const order = state.orders.get(input.uint())
    assert(order !== undefined, 'a listed order is in a book')
    account.orders.add(order)
  }
  state.dirty.add(member)
}

function readPosition(input: Reader, state: State, account: Account): void {
  const market = state.listed[input.uint()]
  const side = positionSides[input.u8()]
  assert(market !== undefined && side !== undefined, 'a position is in a market')
  const position = positionOf(account, market, side)
  position.id = input.uint()
  position.lots = input.uint()
  position.cost = input.big()
  position.margin = input.big()
  position.fundingIndex = input.big()
  market.lots[side] += position.lots
  state.byPosition.set(position.id, position)
}
