/** What tests of contracts start from: one contract near 100, members with funds, and short words for orders. */
import {
  type Amount,
  type AnyCore,
  assert,
  type Board,
  bookName,
  type Entry,
  parseAmount,
  type Rung,
  type Typed,
  UNIT,
} from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import {
  contracts,
  type Event,
  type PlaceOrder,
  type PositionSide,
  type Terms,
} from '../core/index.ts'

export const SYMBOL = 'xbtusdt'

/** A tick of 0.01 and a lot of 0.1: a lot at 100 is worth 10 USDT. */
export const terms: Terms = {
  symbol: SYMBOL,
  tickSize: UNIT / 100n,
  lotSize: UNIT / 10n,
  makerFeeBps: 2,
  takerFeeBps: 5,
  bandBps: 1_000,
  slippageBps: 500,
  leverages: [1, 5, 10, 100],
  tiers: [
    { valueMax: 2_000n * UNIT, maintenanceBps: 50, leverageMax: 100 },
    { valueMax: 10_000n * UNIT, maintenanceBps: 100, leverageMax: 10 },
  ],
  openInterestLots: 1_500,
  houseLots: 500,
  fundingMaxPpm: 300,
  hours: 'always',
  holidays: [],
}

/** More than the market maker needs at its limit of lots. */
export const MAKER_FUNDS = 1_000_000n * UNIT

export type Stage = ReturnType<typeof given>

/** A contract that stands at 100, and four members with 1,000 USDT each in their trading accounts. */
export function given(
  more: Partial<Terms> = {},
  funds = '1000',
  told?: (entry: Entry) => void,
  gate?: AnyCore,
  core = contracts,
  fails?: (command: Typed) => boolean,
) {
  const on = stage(core, { told, gate, fails })
  on.submit({ type: 'listContract', ...terms, ...more })
  on.market(priced('100'))
  on.fundHouse('maker', 'USDT', MAKER_FUNDS)
  for (const member of [1, 2, 3, 4]) on.fund(member, 'USDT', coins(funds), 'trading')
  return on
}

export function coins(text: string): Amount {
  const amount = parseAmount(text)
  assert(amount !== undefined, `${text} is an amount`)
  return amount
}

let moment = 1_700_000_000_000

/** The reference price, said anew. */
export function priced(price: string, { isStale = false, symbol = SYMBOL } = {}) {
  return (board: Board) => {
    moment += 1_000
    board.setReference(symbol, { price: coins(price), at: moment, source: 'test', isStale })
  }
}

let ladders = 0

/** The house maker offers so many lots at each of these prices. */
export function laddered(bids: readonly string[], asks: readonly string[], lots = 100) {
  const rungs = (prices: readonly string[]): Rung[] =>
    prices.map((price) => ({ tick: Number(coins(price) / terms.tickSize), lots }))
  return (board: Board) =>
    board.setLadder('real', bookName('contracts', SYMBOL), {
      number: ++ladders,
      bids: rungs(bids),
      asks: rungs(asks),
    })
}

type More = Partial<Omit<PlaceOrder, 'type' | 'member' | 'side' | 'lots'>>

/** An order that opens: at a price it is a limit order, without one it is at the market. */
export function opens(
  member: number,
  side: PositionSide,
  lots: number,
  price?: string,
  more: More = {},
): PlaceOrder {
  return order(member, side, lots, price, { effect: 'open', leverage: 10, ...more })
}

export function closes(
  member: number,
  side: PositionSide,
  lots: number,
  price?: string,
  more: More = {},
): PlaceOrder {
  return order(member, side, lots, price, { effect: 'close', ...more })
}

function order(
  member: number,
  side: PositionSide,
  lots: number,
  price: string | undefined,
  more: More,
): PlaceOrder {
  return {
    type: 'placeContractOrder',
    member,
    symbol: SYMBOL,
    side,
    effect: 'open',
    kind: price === undefined ? 'market' : 'limit',
    force: 'gtc',
    lots,
    price: price === undefined ? undefined : coins(price),
    ...more,
  }
}

/** Two members hold so many lots against each other, opened at a price. */
export function crossed(
  on: Stage,
  long: number,
  short: number,
  lots: number,
  price: string,
  leverage = 10,
) {
  on.submit(opens(short, 'short', lots, price, { leverage }))
  return on.submit(opens(long, 'long', lots, price, { leverage }))
}

export function positionIn(on: Stage, member: number, side: PositionSide) {
  return on
    .state()
    .accounts.get(member)
    ?.positions.find((one) => one.side === side && one.lots > 0)
}

export const balance = (on: Stage, member: number): Amount =>
  on.available(member, 'trading', 'USDT')
export const held = (on: Stage, member: number): Amount => on.frozen(member, 'trading', 'USDT')

export function only<Type extends Event['type']>(
  events: readonly { readonly type: string }[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event) => event.type === type) as Extract<Event, { type: Type }>[]
}
