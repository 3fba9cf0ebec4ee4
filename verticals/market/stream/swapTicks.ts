/** Linear swaps as JSON, as HTX has them: prices of the contract, and what is offered and traded in whole lots. */
import { type Amount, formatAmount, UNIT } from '@evenkeel/kernel'
import type { BookSteps } from '@evenkeel/wire/server'
import type { Candle } from '../candles/candle.ts'
import { instrumentOf } from '../instruments.ts'
import type { Depth, Level, Market, NumberedTrade, Ticker } from '../market.ts'

const digits = formatAmount

/** A contract on a coin, by its code, such as BTC-USDT. */
export type Swap = BookSteps & { readonly code: string }

export function swapOf(market: Pick<Market, 'bookCodes'>, code: string): Swap | undefined {
  const steps = market.bookCodes().get(code)
  const isCoin = steps !== undefined && instrumentOf(steps.symbol)?.class === 'crypto'
  return isCoin ? { ...steps, code } : undefined
}

export function swapsOf(market: Pick<Market, 'bookCodes'>): readonly Swap[] {
  return [...market.bookCodes().keys()].flatMap((code) => swapOf(market, code) ?? [])
}

/** How many lots an amount of the coin is. What a book holds is whole lots of it; of volumes a part of one is left out. */
export function lotsOf(amount: Amount, { lotSize }: Pick<BookSteps, 'lotSize'>): bigint {
  return amount / lotSize
}

const levelJson = ({ price, amount }: Level, swap: Swap) =>
  `[${digits(price)},${lotsOf(amount, swap)}]`

function levelsJson(levels: readonly Level[], swap: Swap): string {
  return `[${levels.map((level) => levelJson(level, swap)).join()}]`
}

/** `event` is of books that are told at a high frequency. */
export function swapDepthJson(
  { at, version, bids, asks }: Depth,
  swap: Swap,
  { ch, event }: { readonly ch: string; readonly event?: 'snapshot' },
): string {
  return (
    `{"mrid":${version},"id":${Math.floor(at / 1_000)},"bids":${levelsJson(bids, swap)},` +
    `"asks":${levelsJson(asks, swap)},"ts":${at},"version":${version},"ch":"${ch}"` +
    `${event === undefined ? '' : `,"event":"${event}"`}}`
  )
}

/** The amount in the coin, the volume in lots, and the turnover in USDT. */
export function swapCandleJson(candle: Candle, swap: Pick<Swap, 'lotSize'>): string {
  const { start, open, close, low, high } = candle
  return (
    `{"id":${start / 1000},"open":${digits(open)},"close":${digits(close)},"low":${digits(low)},` +
    `"high":${digits(high)},${volumesJson(candle, swap)}}`
  )
}

/** The last 24 hours; with the best offers of the contract's own book, where they are said. */
export function swapDetailJson(ticker: Ticker, swap: Swap, best?: Depth): string {
  const { at, open, close, low, high } = ticker
  const [bid, ask] = [best?.bids[0], best?.asks[0]]
  return (
    `{"id":${Math.floor(at / 1_000)},"mrid":${at},"open":${digits(open)},"close":${digits(close)},` +
    `"low":${digits(low)},"high":${digits(high)},${volumesJson(ticker, swap)},"ts":${at}` +
    `${bid === undefined ? '' : `,"bid":${levelJson(bid, swap)}`}` +
    `${ask === undefined ? '' : `,"ask":${levelJson(ask, swap)}`}}`
  )
}

type Volumes = Pick<Ticker, 'amount' | 'vol' | 'count'>

function volumesJson({ amount, vol, count }: Volumes, swap: Pick<Swap, 'lotSize'>): string {
  return `"amount":${digits(amount)},"vol":${lotsOf(amount, swap)},"trade_turnover":${digits(vol)},"count":${count}`
}

export function swapBboJson({ at, version, bids, asks }: Depth, swap: Swap, ch: string): string {
  const [bid, ask] = [bids[0], asks[0]]
  return (
    `{"mrid":${version},"id":${Math.floor(at / 1_000)},"version":${version},"ts":${at},"ch":"${ch}"` +
    `${bid === undefined ? '' : `,"bid":${levelJson(bid, swap)}`}` +
    `${ask === undefined ? '' : `,"ask":${levelJson(ask, swap)}`}}`
  )
}

/** The amount is in lots, the quantity in the coin. */
export function swapTradeJson(
  { number, at, price, amount, side }: NumberedTrade,
  swap: Swap,
): string {
  return (
    `{"id":${number},"ts":${at},"amount":${lotsOf(amount, swap)},"quantity":${digits(amount)},` +
    `"trade_turnover":${digits((price * amount) / UNIT)},"price":${digits(price)},` +
    `"direction":"${side}","contract_code":"${swap.code}"}`
  )
}

export function swapTradesJson(trades: readonly NumberedTrade[], swap: Swap): string {
  return `[${trades.map((trade) => swapTradeJson(trade, swap)).join()}]`
}
