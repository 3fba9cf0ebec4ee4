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

/** All of them but some coins, to the last digit; `undefined` as long as one of them that is held has no price. */
export function worthWithout(
  held: readonly Held[],
  tickers: readonly Ticker[],
  without: readonly string[],
): string | undefined {
  const priceOf = pricesIn(tickers)
  const worths = held
    .filter(({ asset }) => !without.includes(asset))
    .map((one) => (isNothing(one) ? 0n : worth(one, priceOf)))
  return worths.includes(undefined) ? undefined : formatAmount(sum(worths))
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
  return formatAmount(sum(amounts.map(parseFigure)))
}

/** With two decimals, cut; nothing of nothing. */
export function shareOf(part: string, whole: string): string | undefined {
  const base = parseFigure(whole)
  if (base <= 0n) return undefined
  return formatAmount(((parseFigure(part) * 10_000n) / base) * HUNDREDTH)
}

/** How much of the one is one of the other. */
export function inverseOf(price: string): string {
  return formatAmount((UNIT * UNIT) / parseFigure(price))
}

function sum(amounts: readonly (Amount | undefined)[]): Amount {
  return amounts.reduce<Amount>((all, amount = 0n) => all + amount, 0n)
}

const isNothing = ({ available, frozen }: Held) =>
  parseFigure(available) + parseFigure(frozen) === 0n

type PriceOf = (asset: string) => Amount | undefined

function pricesIn(tickers: readonly Ticker[]): PriceOf {
  const prices = new Map(tickers.map(({ symbol, index }) => [symbol, parseFigure(index)]))
  return (asset) => prices.get(`${asset}${QUOTE}`.toLowerCase())
}

function worth({ asset, available, frozen }: Held, priceOf: PriceOf): Amount | undefined {
  const amount = parseFigure(available) + parseFigure(frozen)
  if (asset === QUOTE) return amount
  const price = priceOf(asset)
  return price === undefined ? undefined : notionalDown(price, amount)
}
