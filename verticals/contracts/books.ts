/** The order books of contracts, for the market that shows them. */
import {
  type Amount,
  ASK,
  BID,
  depthOf,
  EXCHANGE,
  house,
  type Machine,
  parseAmount,
  type Realm,
  type Rung,
  type Side,
} from '@evenkeel/kernel'
import type { Books, BookTrade } from '@evenkeel/wire/server'
import { HouseRoom, houseIn } from './core/house.ts'
import { contracts, type Event, type Market } from './core/index.ts'
import { LOTS_MAX } from './core/rules.ts'
import { rungsIn } from './core/rungs.ts'
import { markIn } from './core/state.ts'
import { priceAt, valueAt } from './core/symbol.ts'
import { ASSET } from './core/working.ts'
import { stateOf } from './view.ts'

const NOTHING = { bids: [], asks: [] }
const NONE: readonly BookTrade[] = []
const BOOK_SIDES = ['buy', 'sell'] as const
/** What the insurance fund of a sandbox begins with. */
const INSURANCE = parseAmount('750000') as Amount

export const books: Books = {
  vertical: 'contracts',
  /** As HTX names linear swaps. */
  code: ({ base, quote }) => `${base}-${quote}`,
  listed: (machine) =>
    stateOf(machine, 'real').listed.map(({ terms }) => {
      const { symbol, tickSize, lotSize } = terms
      return { symbol, tickSize, lotSize }
    }),

  depth(machine, realm, symbol, most) {
    const state = stateOf(machine, realm)
    const market = state.markets.get(symbol)
    if (market === undefined) return NOTHING
    const view = houseIn(state, machine.look(realm))
    const side = (of: Side): Rung[] => depthOf(market.book, of, rungsIn(view, market, of), most)
    return { bids: side(BID), asks: side(ASK) }
  },

  /** What it may still buy and sell, within its limit of lots and its funds. */
  inventory(machine, realm, symbol) {
    const state = stateOf(machine, realm)
    const market = state.markets.get(symbol)
    const view = houseIn(state, machine.look(realm))
    const mark = market && markIn(market, view.world)
    if (market === undefined || mark === undefined) return { toBuy: 0n, toSell: 0n }
    const lots = (side: Side) => new HouseRoom(view, market, side).lotsAt(mark)
    return {
      toBuy: valueAt(market, mark, lots(BID)),
      toSell: BigInt(lots(ASK)) * market.terms.lotSize,
    }
  },

  trades(events, machine) {
    let found: BookTrade[] | undefined
    // Looked at for every command of the exchange: most hold no trade.
    for (const event of events as readonly Event[]) {
      if (event.type !== 'contractTraded') continue
      const { symbol, at, bookSide, tick, lots } = event
      const market = stateOf(machine, 'real').markets.get(symbol) as Market
      found ??= []
      found.push({
        symbol,
        at,
        price: priceAt(market, tick),
        amount: BigInt(lots) * market.terms.lotSize,
        side: BOOK_SIDES[bookSide],
      })
    }
    return found ?? NONE
  },

  terms(machine, symbol) {
    const terms = stateOf(machine, 'real').markets.get(symbol)?.terms
    if (terms === undefined) return undefined
    const { tickSize, lotSize, makerFeeBps, takerFeeBps, bandBps, slippageBps } = terms
    return {
      tickSize,
      lotSize,
      minOrderValue: 0n,
      maxOrderAmount: lotSize * BigInt(LOTS_MAX),
      makerFeeBps,
      takerFeeBps,
      bandBps,
      slippageBps,
    }
  },

  /** Spot funds the house maker, whose USDT contracts share; the insurance fund needs something to pay with. */
  async fundMaker(exchange, realm) {
    const has = await exchange.read((machine) => insuranceOf(machine, realm))
    if (has > 0n) return
    const fund = { type: 'fundSandboxInsurance', amount: INSURANCE } as const
    const decision = await exchange.submit(contracts, fund, { realm, actor: EXCHANGE })
    if (!decision.ok) throw new Error(`The insurance fund was not funded: ${decision.refusal}`)
  },
}

const insuranceOf = (machine: Machine, realm: Realm): Amount =>
  machine.balance(realm, house('insurance'), ASSET)
