/** Which pair the trade screen stands at: the address's, else the one kept, else BTC against USDT. */
import type { Instrument } from '@evenkeel/ui'
import type { Side } from './tradeForm.ts'

export const USUAL_PAIR = 'btcusdt'

/** `null` when nothing here can be traded in a book. */
export function tradePair(
  instruments: readonly Instrument[],
  ...wanted: readonly (string | undefined)[]
): Instrument | null {
  const traded = instruments.filter(({ hasBook }) => hasBook)
  const named = (symbol: string | undefined) =>
    traded.find((instrument) => instrument.symbol === symbol)
  for (const symbol of [...wanted, USUAL_PAIR]) {
    const found = named(symbol)
    if (found !== undefined) return found
  }
  return traded[0] ?? null
}

export function sideIn(query: URLSearchParams): Side | undefined {
  const side = query.get('side')
  return side === 'buy' || side === 'sell' ? side : undefined
}
