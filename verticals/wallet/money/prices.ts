/** What coins are worth in USDT by the reference prices of this moment. */
import { type Amount, type Asset, canValue, type Machine, type Price, UNIT } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'
import { QUOTE, symbolOf } from '../worth/holdings.ts'

export type PriceOf = (asset: Asset) => Price | undefined

/** Nothing for what has no price, or one that is stale. */
export function pricesIn(machine: Machine, instruments: readonly Instrument[]): PriceOf {
  const { prices } = machine.look('real')
  return (asset) => {
    if (asset === QUOTE) return UNIT
    const symbol = symbolOf(instruments, asset)
    const known = symbol === undefined ? undefined : prices.reference(symbol)
    return known === undefined || !canValue(known) ? undefined : known.price
  }
}

/** Rounded to zero, whichever sign it has. */
export function worthOf(priceOf: PriceOf, asset: Asset, amount: Amount): Amount | undefined {
  const price = priceOf(asset)
  return price === undefined ? undefined : (amount * price) / UNIT
}
