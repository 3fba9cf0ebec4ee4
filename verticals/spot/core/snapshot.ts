/** The whole state of spot trading as bytes: each book in its own order, so that every line is kept. */
import {
  ASK,
  assert,
  BID,
  type Book,
  type Codec,
  flag,
  NONE,
  type Reader,
  type Slot,
  timersCodec,
  type Writer,
} from '@evenkeel/kernel'
import { placedCodec, referenceCodec, termsCodec } from './codecs.ts'
import {
  addOrder,
  initial,
  type Market,
  type Order,
  openMarket,
  placedOf,
  type State,
} from './market.ts'

export const snapshot: Codec<State> = {
  write(out, { markets, byMember, timers }) {
    out.uint(markets.size)
    for (const market of markets.values()) {
      termsCodec.write(out, market.terms)
      writeTaken(out, market)
      writeOrders(out, market.book, market.bySlot)
      writeOrders(out, market.stops, market.stopBySlot)
    }
    // A member's orders are listed by age, across all books.
    out.uint(byMember.size)
    for (const member of [...byMember.keys()].sort((one, other) => one - other)) {
      const ofMember = byMember.get(member)
      out.uint(ofMember?.count ?? 0)
      for (let order = ofMember?.oldest; order !== undefined; order = order.newer)
        out.uint(order.id)
    }
    // Most states have none: they are written as before there could be any.
    if (timers.size > 0) timersCodec.write(out, timers)
  },
  read(input) {
    const state = initial()
    for (let left = input.uint(); left > 0; left--) {
      const market = openMarket(state, termsCodec.read(input))
      readTaken(input, market)
      for (let books = 2; books > 0; books--) readOrders(input, state, market)
    }
    for (let left = input.uint(); left > 0; left--) readAges(input, state)
    if (!input.done) state.timers = timersCodec.read(input)
    return state
  },
}

function writeTaken(out: Writer, { ladder, taken }: Market): void {
  out.uint(ladder)
  for (const side of taken) {
    out.uint(side.size)
    for (const [tick, lots] of side) {
      out.uint(tick)
      out.uint(lots)
    }
  }
}

function readTaken(input: Reader, market: Market): void {
  market.ladder = input.uint()
  for (const side of market.taken)
    for (let left = input.uint(); left > 0; left--) side.set(input.uint(), input.uint())
}

function writeOrders(out: Writer, book: Book, bySlot: readonly (Order | undefined)[]): void {
  out.uint(book.count)
  for (const side of [BID, ASK] as const)
    for (let slot: Slot = book.first(side); slot !== NONE; slot = book.after(slot)) {
      const order = bySlot[slot] as Order
      const { remaining: rests, frozen: freezes, waits, trigger } = order
      placedCodec.write(out, { ...placedOf(order, { rests, freezes, waits }), asset: '' })
      out.big(order.filledQuote)
      out.big(order.fee)
      flag.write(out, trigger !== undefined)
      if (trigger !== undefined) referenceCodec.write(out, trigger)
    }
}

function readOrders(input: Reader, state: State, market: Market): void {
  for (let left = input.uint(); left > 0; left--) {
    const order = addOrder(state, market, { type: 'orderPlaced', ...placedCodec.read(input) })
    order.filledQuote = input.big()
    order.fee = input.big()
    if (flag.read(input)) order.trigger = referenceCodec.read(input)
  }
}

/** Puts a member's list back into the order of age. */
function readAges(input: Reader, state: State): void {
  let older: Order | undefined
  for (let left = input.uint(); left > 0; left--) {
    const order = state.orders.get(input.uint())
    assert(order !== undefined, 'an order that is listed is open')
    const ofMember = state.byMember.get(order.member)
    assert(ofMember !== undefined, 'who has an order has a list')
    if (older === undefined) ofMember.oldest = order
    else older.newer = order
    order.older = older
    order.newer = undefined
    ofMember.newest = order
    older = order
  }
}
