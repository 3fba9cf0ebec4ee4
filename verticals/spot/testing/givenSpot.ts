/** What tests of spot start from: one pair near 100, members with funds, and short words for orders. */
import {
  type Amount,
  assert,
  BID,
  type Board,
  bookName,
  formatAmount,
  type Moved,
  parseAmount,
  UNIT,
} from '@evenkeel/kernel'
import type {
  AmendOrder,
  CancelOrder,
  Command,
  Event,
  Kind,
  PlaceOco,
  PlaceOrder,
  SideName,
  Terms,
  TimeInForce,
} from '../core/facts.ts'
import type { Order, State } from '../core/index.ts'

export const PAIR = 'BTC-USDT'
export const terms: Terms = {
  pair: PAIR,
  base: 'BTC',
  quote: 'USDT',
  tickSize: UNIT / 100n,
  lotSize: UNIT / 100_000n,
  makerFeeBps: 8,
  takerFeeBps: 10,
  minNotional: 5n * UNIT,
  bandBps: 2000,
  slippageBps: 500,
}

type Happening = Event | Moved
type On = {
  submit(command: Command): readonly Happening[]
  fund(member: number, asset: string, amount: Amount): unknown
  market(look: (board: Board) => void): unknown
  state(): State
  readonly machine: {
    readonly board: Board
    urgent(): { command: { readonly type: string } } | undefined
  }
}

/** A pair that stands at 100, and three members with 10,000 USDT and 100 BTC each. */
export function given<Stage extends On>(on: Stage): Stage {
  on.submit({ type: 'listPair', ...terms })
  on.market(priced('100'))
  for (const member of [1, 2, 3]) {
    on.fund(member, 'USDT', coins('10000'))
    on.fund(member, 'BTC', coins('100'))
  }
  return on
}

/** The house maker holds this much. */
export function givenMaker(on: On, usdt: string, btc: string): void {
  for (const [asset, amount] of [
    ['USDT', coins(usdt)],
    ['BTC', coins(btc)],
  ] as const)
    if (amount > 0n) on.submit({ type: 'fundSandboxMaker', asset, amount })
}

export function coins(text: string): Amount {
  const amount = parseAmount(text)
  assert(amount !== undefined, `${text} is an amount`)
  return amount
}

export function priced(price: string, isStale = false): (board: Board) => void {
  return (board) =>
    board.setReference(PAIR, {
      price: coins(price),
      at: 1_700_000_000_000,
      source: 'test',
      isStale,
    })
}

type Rungs = readonly (readonly [price: string, quantity: string])[]
export function laddered(number: number, bids: Rungs, asks: Rungs): (board: Board) => void {
  const steps = (rungs: Rungs) =>
    rungs.map(([price, quantity]) => ({
      tick: Number(coins(price) / terms.tickSize),
      lots: Number(coins(quantity) / terms.lotSize),
    }))
  return (board) =>
    board.setLadder('real', bookName('spot', PAIR), {
      number,
      bids: steps(bids),
      asks: steps(asks),
    })
}

let quotes = 0
/** The reference, and the house maker's ladder around it: 9 coins on either side, half a spread away. */
export function quoted(price: string, half = '0.1', isStale = false): (board: Board) => void {
  const away = (sign: bigint) => formatAmount(coins(price) + sign * coins(half))
  const ladder = laddered(1_000_000 + ++quotes, [[away(-1n), '9']], [[away(1n), '9']])
  return (board) => {
    priced(price, isStale)(board)
    ladder(board)
  }
}

/** A limit order, good until it is cancelled if nothing else is said. */
export function limit(
  member: number,
  side: SideName,
  quantity: string,
  price: string,
  force: TimeInForce = 'gtc',
): PlaceOrder {
  return { ...order(member, side, 'limit', force), quantity: coins(quantity), price: coins(price) }
}

export function market(member: number, side: SideName, quantity: string): PlaceOrder {
  return { ...order(member, side, 'market', 'ioc'), quantity: coins(quantity) }
}

export function spending(member: number, spend: string): PlaceOrder {
  return { ...order(member, 'buy', 'market', 'ioc'), spend: coins(spend) }
}

/** A stop; without a price it goes to the market. */
export function stopAt(
  member: number,
  side: SideName,
  quantity: string,
  trigger: string,
  price?: string,
  force: TimeInForce = 'gtc',
): PlaceOrder {
  const kind = price === undefined ? 'stopMarket' : 'stopLimit'
  return {
    ...order(member, side, kind, force),
    quantity: coins(quantity),
    stopPrice: coins(trigger),
    price: price && coins(price),
  } as PlaceOrder
}

export function oco(
  member: number,
  side: SideName,
  quantity: string,
  [price, trigger, stopLimit]: readonly [string, string, string?],
): PlaceOco {
  return {
    type: 'placeOco',
    member,
    pair: PAIR,
    side,
    quantity: coins(quantity),
    price: coins(price),
    stopPrice: coins(trigger),
    stopLimitPrice: stopLimit === undefined ? undefined : coins(stopLimit),
  }
}

export const cancelling = (member: number, order: number): CancelOrder => ({
  type: 'cancelOrder',
  member,
  order,
})

export function amending(
  member: number,
  order: number,
  { price, quantity }: { price?: string; quantity?: string },
): AmendOrder {
  return {
    type: 'amendOrder',
    member,
    order,
    price: price === undefined ? undefined : coins(price),
    quantity: quantity === undefined ? undefined : coins(quantity),
  }
}

/** Places an order and answers with its id. */
export function place(on: On, command: PlaceOrder | PlaceOco): number {
  const placed = on.submit(command).find((event) => event.type === 'orderPlaced')
  assert(placed !== undefined, 'an order that is accepted is placed')
  return placed.id
}

/** Says what the market says, and answers with the events of the first work that it makes due. */
export function dueAfter(on: On, look: (board: Board) => void): readonly Happening[] {
  look(on.machine.board)
  const due = on.machine.urgent()
  return due === undefined ? [] : on.submit(due.command as Command)
}

/** Each trade in words: who took how much at which price from whom, and both fees. */
export function trades(events: readonly Happening[]): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'traded') return []
    const does = event.side === BID ? 'buys' : 'sells'
    const price = formatAmount(BigInt(event.tick) * terms.tickSize)
    const fees = `${formatAmount(event.takerFee)} and ${formatAmount(event.makerFee)}`
    const names = [event.taker, event.maker].map((member) => (member === 0 ? 'house' : member))
    const what = `${formatAmount(event.base)} at ${price}`
    return [`${names[0]} ${does} ${what} from ${names[1]}, fees ${fees}`]
  })
}

/** How each order ended or shrank, in words: whose, why, and what came back. */
export function releases(events: readonly Happening[]): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'orderCancelled' && event.type !== 'orderReduced') return []
    const why = event.type === 'orderCancelled' ? event.why : 'reduced'
    return [`${event.member} ${why}: ${formatAmount(event.releases)} ${event.asset}`]
  })
}

/** One side of the book from its first order on: whose, how much, at which price. */
export function line(on: On, side: SideName): string[] {
  const sign = side === 'buy' ? -1 : 1
  const resting = [...on.state().orders.values()].filter(
    (order) => !order.waits && (order.side === BID) === (side === 'buy'),
  )
  const { book, bySlot } = on.state().markets.get(PAIR) as NonNullable<
    ReturnType<State['markets']['get']>
  >
  const found: Order[] = []
  for (let slot = book.first(side === 'buy' ? 0 : 1); slot !== 0; slot = book.after(slot))
    found.push(bySlot[slot] as Order)
  assert(found.length === resting.length, 'every resting order is in the book')
  assert(
    found.every((order, nth) => nth === 0 || sign * (order.tick - found[nth - 1]!.tick) >= 0),
    'a line goes from the best price on',
  )
  return found.map(inBook)
}

function inBook({ member, remaining, tick }: Order): string {
  const quantity = formatAmount(BigInt(remaining) * terms.lotSize)
  return `${member}: ${quantity} at ${formatAmount(BigInt(tick) * terms.tickSize)}`
}

function order(member: number, side: SideName, kind: Kind, force: TimeInForce) {
  return { type: 'placeOrder', member, pair: PAIR, side, kind, force } as const
}
