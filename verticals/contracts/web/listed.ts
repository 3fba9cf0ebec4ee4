/** A contract as it is told, and as the core's rules know it. */
import type { Instrument } from '@evenkeel/ui'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getContracts } from '../contract/index.ts'
import { type Contract, contractOf } from '../core/symbol.ts'

export type Terms = Answer<typeof getContracts>['contracts'][number]

/** A contract with what people call it, and with the rules' own view of it. */
export type Listed = {
  readonly symbol: string
  readonly terms: Terms
  readonly contract: Contract
  readonly instrument: Instrument
}

/** What everything is margined and paid in. */
export const ASSET = 'USDT'
export const USUAL_SYMBOL = 'btcusdt'

export function listedOf(
  all: readonly Terms[],
  instruments: readonly Instrument[],
): readonly Listed[] {
  const bySymbol = new Map(instruments.map((one) => [one.symbol, one]))
  return all.flatMap((terms): Listed[] => {
    const instrument = bySymbol.get(terms.symbol)
    if (instrument === undefined) return []
    return [{ symbol: terms.symbol, terms, contract: contractFrom(terms), instrument }]
  })
}

/** The first of the wanted symbols that is listed, else the usual one; `null` when nothing is. */
export function listedAt(
  all: readonly Listed[],
  ...wanted: readonly (string | undefined)[]
): Listed | null {
  for (const symbol of [...wanted, USUAL_SYMBOL]) {
    const found = all.find((one) => one.symbol === symbol)
    if (found !== undefined) return found
  }
  return all[0] ?? null
}

/** The name under which the stream tells the book of a contract, and its trades: read here alone. */
export function bookNameOf({ book }: Pick<Terms, 'book'>): string {
  return book
}

function contractFrom(terms: Terms): Contract {
  return contractOf({
    ...terms,
    tickSize: amountFrom(terms.priceStep),
    lotSize: amountFrom(terms.lotSize),
    tiers: terms.tiers.map((tier) => ({ ...tier, valueMax: amountFrom(tier.valueMax) })),
    // The house maker's own limit is no rule of an order.
    houseLots: 0,
  })
}

export function pairName({ instrument: { base, quote } }: Pick<Listed, 'instrument'>): string {
  return `${base}/${quote}`
}

/** What the mark of a symbol is of: a coin has its own; of a pair of currencies both count. */
export function coinMarkOf({ instrument, symbol }: Pick<Listed, 'instrument' | 'symbol'>): string {
  return instrument.class === 'crypto' ? instrument.base : symbol.toUpperCase()
}
