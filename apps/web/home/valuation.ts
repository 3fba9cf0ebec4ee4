/** What a member's coins are worth together, at market prices. */
import { formatAmount, notionalDown, parseFigure, UNIT } from '@evenkeel/kernel'
import type { Ticker } from '@evenkeel/ui'

export type Held = { readonly asset: string; readonly available: string; readonly frozen: string }

const QUOTE = 'USDT'
const HUNDREDTH = UNIT / 100n

/** In hundredths of USDT, cut: it is an estimate. A coin without a price counts as nothing. */
export function valuationOf(held: readonly Held[], tickers: readonly Ticker[]): string {
  const prices = new Map(tickers.map(({ symbol, close }) => [symbol, parseFigure(close)]))
  const total = held.reduce((sum, { asset, available, frozen }) => {
    const amount = parseFigure(available) + parseFigure(frozen)
    if (asset === QUOTE) return sum + amount
    const price = prices.get(`${asset}${QUOTE}`.toLowerCase()) ?? 0n
    return sum + notionalDown(price, amount)
  }, 0n)
  return formatAmount(total - (total % HUNDREDTH))
}
