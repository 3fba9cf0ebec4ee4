/** What venues say, read strictly: trades, tickers and candles out of ccxt's shapes, or nothing. */
import { type Millis, type Price, UNIT } from '@evenkeel/kernel'
import type { Candle } from '../../candles/candle.ts'
import { readPrice, readQuantity } from './decimal.ts'
import { floor, type Report } from './priceIndex.ts'

const ID_MAX = 64
const WORD_MAX = 40
const CHANGING = [
  'last',
  'bid',
  'bidVolume',
  'ask',
  'askVolume',
  'high',
  'low',
  'open',
  'vwap',
  'average',
  'baseVolume',
  'quoteVolume',
]

/** Our symbols by ccxt's: `BTC/USDT` is `btcusdt`. */
export type Symbols = ReadonlyMap<string, string>

export function readTrade(raw: unknown, venue: string, symbols: Symbols): Report | undefined {
  const { symbol: name, timestamp, id, price: cost, amount: traded, side } = fieldsOf(raw)
  const symbol = symbols.get(String(name))
  const at = readTime(timestamp)
  const price = readPrice(cost)
  const amount = readQuantity(traded)
  if (symbol === undefined || at === undefined || price === undefined) return undefined
  if (amount === undefined || amount === 0n || (side !== 'buy' && side !== 'sell')) return undefined
  const words = undefined
  return { venue, symbol, price, at, id: readId(id), trade: { amount, side }, words }
}

/** A ticker may leave open when it was; then it is told by its words whether it is a new one. */
export function readTicker(raw: unknown, venue: string, symbols: Symbols): Report | undefined {
  const { symbol: name, timestamp, last } = fieldsOf(raw)
  const symbol = symbols.get(String(name))
  const at = readTime(timestamp)
  const price = readPrice(last)
  if (symbol === undefined || price === undefined) return undefined
  if (at === undefined && timestamp !== undefined && timestamp !== null) return undefined
  const words = at === undefined ? wordsOf(fieldsOf(raw)) : undefined
  return { venue, symbol, price, at, id: undefined, trade: undefined, words }
}

/**
 * `[start, open, high, low, close, amount]`. What was paid and how many trades there were is not told: it is taken to be
 * the amount at the middle of its four prices, and one trade where there was any.
 */
export function readCandle(raw: unknown, tickSize: Price): Candle | undefined {
  if (!Array.isArray(raw)) return undefined
  const [time, ...figures] = raw as unknown[]
  const start = readTime(time)
  const [open, high, low, close] = figures
    .slice(0, 4)
    .map((figure) => floor(readPrice(figure) ?? 0n, tickSize))
  const amount = readQuantity(figures[4])
  if (start === undefined || amount === undefined) return undefined
  if (open === undefined || high === undefined || low === undefined || close === undefined)
    return undefined
  const isSound = low > 0n && [open, close].every((price) => low <= price && price <= high)
  if (!isSound) return undefined
  const vol = (amount * (open + high + low + close)) / (4n * UNIT)
  return { start, open, high, low, close, amount, vol, count: amount > 0n ? 1 : 0 }
}

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
}

/** What changes while a market lives, though its price may not: what is offered and how much was traded. */
function wordsOf(ticker: Readonly<Record<string, unknown>>): string {
  return CHANGING.map((field) => {
    const value = ticker[field]
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).slice(0, WORD_MAX)
      : ''
  }).join(' ')
}

function readTime(value: unknown): Millis | undefined {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined
}

/** Without one, a trade is told from others by what it says. */
function readId(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= ID_MAX ? value : undefined
}
