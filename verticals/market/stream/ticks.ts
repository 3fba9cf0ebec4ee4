/** What the messages of the stream hold, as JSON: numbers with exactly the digits that they have. */
import { formatAmount } from '@evenkeel/kernel'
import type { Candle } from '../candles/candle.ts'
import { derived } from '../derived.ts'
import type { Depth, Level, NumberedTrade, Ticker } from '../market.ts'

const digits = formatAmount

export function candleJson({ start, open, close, low, high, amount, vol, count }: Candle): string {
  return (
    `{"id":${start / 1000},"open":${digits(open)},"close":${digits(close)},"low":${digits(low)},` +
    `"high":${digits(high)},"amount":${digits(amount)},"vol":${digits(vol)},"count":${count}}`
  )
}

/** With the spec's derived figures beside those of HTX, and whether the price is stale, or that of a closed market. */
export function tickerJson(ticker: Ticker): string {
  const { symbol, bid, ask, last, isStale, isClosed, opensAt } = ticker
  const { increase, change, sign } = derived(ticker)
  const offers =
    (bid === undefined ? '' : `"bid":${digits(bid.price)},"bidSize":${digits(bid.amount)},`) +
    (ask === undefined ? '' : `"ask":${digits(ask.price)},"askSize":${digits(ask.amount)},`)
  return (
    `{"symbol":"${symbol}",${figuresJson(ticker)},${offers}"lastPrice":${digits(ticker.close)},` +
    `"lastSize":${digits(last?.amount ?? 0n)},"index":${digits(ticker.index)},` +
    `"increase":${increase},"change":"${change}","sign":${sign},"stale":${isStale},"closed":${isClosed}` +
    `${opensAt === undefined ? '' : `,"opens":${opensAt}`}}`
  )
}

/** The 24 hours alone, as HTX's `detail` has them. */
export function detailJson(ticker: Ticker): string {
  return `{"id":${ticker.at},${figuresJson(ticker)}}`
}

export function bboJson({ symbol, at, bid, ask }: Ticker): string {
  const side = (name: string, level: Level | undefined) =>
    level === undefined
      ? ''
      : `"${name}":${digits(level.price)},"${name}Size":${digits(level.amount)},`
  return `{"seqId":${at},${side('bid', bid)}${side('ask', ask)}"quoteTime":${at},"symbol":"${symbol}"}`
}

export function depthJson({ at, version, bids, asks }: Depth): string {
  return `{"bids":${levelsJson(bids)},"asks":${levelsJson(asks)},"version":${version},"ts":${at}}`
}

export function levelsJson(levels: readonly Level[]): string {
  let text = ''
  for (const { price, amount } of levels)
    text += `${text === '' ? '' : ','}[${digits(price)},${digits(amount)}]`
  return `[${text}]`
}

export function tradesJson(trades: readonly NumberedTrade[]): string {
  return `[${trades.map(tradeJson).join()}]`
}

function tradeJson({ number, at, price, amount, side }: NumberedTrade): string {
  return (
    `{"id":${number},"tradeId":${number},"ts":${at},"amount":${digits(amount)},` +
    `"price":${digits(price)},"direction":"${side}"}`
  )
}

function figuresJson({ open, high, low, close, amount, vol, count }: Ticker): string {
  return (
    `"open":${digits(open)},"high":${digits(high)},"low":${digits(low)},"close":${digits(close)},` +
    `"amount":${digits(amount)},"vol":${digits(vol)},"count":${count}`
  )
}
