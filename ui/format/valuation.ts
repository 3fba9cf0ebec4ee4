/** What a member's coins are worth, at market prices, in USDT or in a currency. */
import { type Amount, formatAmount, notionalDown, parseFigure, UNIT } from '@evenkeel/kernel'
import type { Ticker } from '../data/market.ts'

export type Held = { readonly asset: string; readonly available: string; readonly frozen: string }

const QUOTE = 'USDT'
const HUNDREDTH = UNIT / 100n

/** In hundredths of USDT, cut: it is an estimate. A coin without a price counts as nothing. */
export function valuationOf(held: readonly Held[], tickers: readonly Ticker[]): string {
  const priceOf = pricesIn(tickers)
  const total = held.reduce((sum, one) => sum + (worth(one, priceOf) ?? 0n), 0n)
  return formatAmount(total - (total % HUNDREDTH))
}

/** What one of them is worth in USDT; `undefined` without a price. */
export function worthOf(held: Held, tickers: readonly Ticker[]): string | undefined {
  const found = worth(held, pricesIn(tickers))
  return found === undefined ? undefined : formatAmount(found)
}

/** An amount of USDT in a currency of which one USDT is so much, cut to its hundredths. */
export function converted(amount: string, rate: string): string {
  const total = (parseFigure(amount) * parseFigure(rate)) / UNIT
  return formatAmount(total - (total % HUNDREDTH))
}

/** Whether an amount is below another. */
export function isBelow(amount: string, limit: string): boolean {
  return parseFigure(amount) < parseFigure(limit)
}

export function sumOf(amounts: readonly string[]): string {
  return formatAmount(amounts.reduce((sum, amount) => sum + parseFigure(amount), 0n))
}

type PriceOf = (asset: string) => Amount | undefined

function pricesIn(tickers: readonly Ticker[]): PriceOf {
  const prices = new Map(tickers.map(({ symbol, close }) => [symbol, parseFigure(close)]))
  return (asset) => prices.get(`${asset}${QUOTE}`.toLowerCase())
}

function worth({ asset, available, frozen }: Held, priceOf: PriceOf): Amount | undefined {
  const amount = parseFigure(available) + parseFigure(frozen)
  if (asset === QUOTE) return amount
  const price = priceOf(asset)
  return price === undefined ? undefined : notionalDown(price, amount)
}
