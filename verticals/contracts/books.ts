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
import { contracts, type Event, type Market } from './core/index.ts'
import { LOTS_MAX } from './core/rules.ts'
import { houseRoom, rungsIn } from './core/rungs.ts'
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
    const market = stateOf(machine, realm).markets.get(symbol)
    if (market === undefined) return NOTHING
    const side = (of: Side): Rung[] => {
      const ladder = rungsIn(market, of, machine.look(realm), market.houseLots)
      return depthOf(market.book, of, ladder, most)
    }
    return { bids: side(BID), asks: side(ASK) }
  },

  /** What it may still buy and sell, within its limit of lots. */
  inventory(machine, realm, symbol) {
    const market = stateOf(machine, realm).markets.get(symbol)
    const mark = market && markIn(market, machine.look(realm))
    if (market === undefined || mark === undefined) return { toBuy: 0n, toSell: 0n }
    return {
      toBuy: valueAt(market, mark, houseRoom(market, BID, market.houseLots)),
      toSell: BigInt(houseRoom(market, ASK, market.houseLots)) * market.terms.lotSize,
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

  /** The house maker needs nothing to offer with but its limit; the insurance fund needs something to pay with. */
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
