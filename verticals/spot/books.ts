/** The books of spot trading, for the market that shows them. */
import { ASK, BID, house, UNIT } from '@evenkeel/kernel'
import type { Books, BookTrade } from '@evenkeel/wire/server'
import { depthOf } from './core/depth.ts'
import { type Event, sides, type Terms } from './core/index.ts'
import { stateOf } from './view.ts'

const NOTHING = { bids: [], asks: [] }
const NONE: readonly BookTrade[] = []

export const books: Books = {
  vertical: 'spot',
  listed: (machine) =>
    [...stateOf(machine, 'real').markets.values()].map(({ terms }) => {
      const { pair: symbol, tickSize, lotSize } = terms
      return { symbol, tickSize, lotSize }
    }),

  depth(machine, realm, symbol, most) {
    const market = stateOf(machine, realm).markets.get(symbol)
    if (market === undefined) return NOTHING
    const world = machine.look(realm)
    return { bids: depthOf(market, BID, world, most), asks: depthOf(market, ASK, world, most) }
  },

  inventory(machine, realm, symbol) {
    const { markets } = stateOf(machine, realm)
    const terms = markets.get(symbol)?.terms
    if (terms === undefined) return { toBuy: 0n, toSell: 0n }
    /** A coin that several pairs are paid with is shared among them. */
    const holds = (asset: string) => {
      const all = [...markets.values()].filter(({ terms: of }) => isIn(of, asset)).length
      return machine.balance(realm, house('maker'), asset) / BigInt(all)
    }
    return { toBuy: holds(terms.quote), toSell: holds(terms.base) }
  },

  trades(events) {
    let found: BookTrade[] | undefined
    // Looked at for every command of the exchange: most hold no trade.
    for (const event of events as readonly Event[]) {
      if (event.type !== 'traded') continue
      const { pair: symbol, at, side, base, quote } = event
      const price = (quote * UNIT) / base
      found ??= []
      found.push({ symbol, at, price, amount: base, side: sides[side] })
    }
    return found ?? NONE
  },
}

function isIn({ base, quote }: Terms, asset: string): boolean {
  return base === asset || quote === asset
}
