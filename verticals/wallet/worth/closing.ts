/** The closing prices by which past days are valued, from whoever knows the market. */
import { type Asset, type Millis, type Price, UNIT } from '@evenkeel/kernel'
import type { ClosesAt } from '@evenkeel/wire/server'
import { QUOTE } from './holdings.ts'

export type ClosesParts = {
  /** Looked up when it is needed; none where there is no market. */
  closesAt(): ClosesAt | undefined
  symbolOf(asset: Asset): string | undefined
}

export type Closes = (asset: Asset, at: Millis) => Price | undefined
/** Reads the closing prices of coins at these moments; rejects with `Busy`. */
export type Closing = (assets: Iterable<Asset>, moments: readonly Millis[]) => Promise<Closes>

/** Older prices cannot be read at the moment. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

export function createClosing({ closesAt, symbolOf }: ClosesParts): Closing {
  return async (assets, moments) => {
    const known = new Map<string, Price>()
    for (const asset of assets) {
      const symbol = symbolOf(asset)
      const read = closesAt()
      if (asset === QUOTE || symbol === undefined || read === undefined) continue
      const prices = await read(symbol, moments, 'worth')
      if (prices === 'busy') throw new Busy()
      for (const [nth, price] of prices.entries())
        if (price !== undefined) known.set(`${asset} ${moments[nth]}`, price)
    }
    return (asset, at) => (asset === QUOTE ? UNIT : known.get(`${asset} ${at}`))
  }
}
