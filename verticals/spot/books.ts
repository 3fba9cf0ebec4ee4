/** The books of spot trading, for the market that shows them. */
import { type Amount, ASK, BID, EXCHANGE, house, parseAmount, UNIT } from '@evenkeel/kernel'
import type { Books, BookTrade } from '@evenkeel/wire/server'
import { depthOf } from './core/depth.ts'
import { type Event, sides, spot, type Terms } from './core/index.ts'
import { LOTS_MAX } from './core/rules.ts'
import { stateOf } from './view.ts'

const NOTHING = { bids: [], asks: [] }
const NONE: readonly BookTrade[] = []
/** What the house maker begins with: so much to buy with, and coins worth so much each. */
const MAKER_QUOTE = parseAmount('500000000') as Amount
const MAKER_WORTH = parseAmount('50000000') as Amount

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
      return machine.look(realm).free('maker', asset) / BigInt(all)
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

  /** Those of the real realm: by them orders are refused. */
  terms(machine, symbol) {
    const terms = stateOf(machine, 'real').markets.get(symbol)?.terms
    if (terms === undefined) return undefined
    const { minNotional: minOrderValue, lotSize } = terms
    return { ...terms, minOrderValue, maxOrderAmount: lotSize * BigInt(LOTS_MAX) }
  },

  async fundMaker(exchange, realm, symbol, price) {
    const terms = await exchange.read(
      (machine) => stateOf(machine, realm).markets.get(symbol)?.terms,
    )
    if (terms === undefined) return
    for (const [asset, amount] of [
      [terms.quote, MAKER_QUOTE],
      [terms.base, (MAKER_WORTH * UNIT) / price],
    ] as const) {
      const has = await exchange.read((machine) => machine.balance(realm, house('maker'), asset))
      if (has > 0n) continue
      const fund = { type: 'fundSandboxMaker', asset, amount } as const
      const decision = await exchange.submit(spot, fund, { realm, actor: EXCHANGE })
      if (!decision.ok) throw new Error(`The house maker was not funded: ${decision.refusal}`)
    }
  },
}

function isIn({ base, quote }: Terms, asset: string): boolean {
  return base === asset || quote === asset
}
