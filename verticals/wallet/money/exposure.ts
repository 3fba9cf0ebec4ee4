/** What the house maker holds of each market's coin, and what it buys with. */
import { type Asset, house, type Machine } from '@evenkeel/kernel'
import type { Books, Instrument } from '@evenkeel/wire/server'
import { pricesIn, worthOf } from './prices.ts'

type Listed = { readonly books: readonly Books[]; readonly instruments: readonly Instrument[] }

export function exposureOf(machine: Machine, { books, instruments }: Listed) {
  const priceOf = pricesIn(machine, instruments)
  const held = (asset: Asset) => machine.balance('real', house('maker'), asset)
  const listed = books.flatMap((one) => one.listed(machine).map(({ symbol }) => symbol))
  const markets = [...new Set(listed)].flatMap((symbol) =>
    // Of currencies and shares it holds none: they are traded as contracts, which are settled in USDT.
    instruments.filter((one) => one.symbol === symbol && one.class === 'crypto'),
  )
  const quotes = [...new Set(markets.map(({ quote }) => quote))]
  return {
    markets: markets.map(({ symbol, base }) => {
      const inventory = held(base)
      const worth = worthOf(priceOf, base, inventory)
      return { symbol, asset: base, inventory, price: priceOf(base), worth }
    }),
    quotes: quotes.map((asset) => ({ asset, amount: held(asset) })),
  }
}
