/** What is listed on the first day: coins against USDT, currencies, metals and shares, with the steps of their prices. */
import { type Amount, type Price, parseAmount } from '@evenkeel/kernel'
import type { Class } from './contract/words.ts'

export type Instrument = {
  /** As it is named on the wire: `btcusdt`. */
  readonly symbol: string
  readonly class: Class
  readonly base: string
  readonly quote: string
  /** The step of its prices, and of its quantities. */
  readonly tickSize: Price
  readonly lotSize: Amount
  /** The spec's numbers for it: of its coin, and of the pair. */
  readonly currencyId: number
  readonly matchId: number
}

type Line = readonly [base: string, quote: string, tickSize: string, lotSize: string]

const COINS: readonly Line[] = [
  ['BTC', 'USDT', '0.01', '0.00001'],
  ['ETH', 'USDT', '0.01', '0.0001'],
  ['SOL', 'USDT', '0.01', '0.001'],
  ['BNB', 'USDT', '0.01', '0.001'],
  ['XRP', 'USDT', '0.0001', '0.1'],
  ['ADA', 'USDT', '0.0001', '0.1'],
  ['DOGE', 'USDT', '0.00001', '1'],
  ['TRX', 'USDT', '0.00001', '0.1'],
  ['LTC', 'USDT', '0.01', '0.001'],
  ['LINK', 'USDT', '0.001', '0.01'],
  ['AVAX', 'USDT', '0.001', '0.01'],
  ['DOT', 'USDT', '0.001', '0.01'],
]
const CURRENCIES: readonly Line[] = [
  ['EUR', 'USD', '0.00001', '1'],
  ['GBP', 'USD', '0.00001', '1'],
  ['USD', 'JPY', '0.001', '1'],
  ['AUD', 'USD', '0.00001', '1'],
  ['USD', 'CHF', '0.00001', '1'],
  ['XAU', 'USD', '0.01', '0.01'],
]
const SHARES: readonly Line[] = [
  ['AAPL', 'USD', '0.01', '0.01'],
  ['MSFT', 'USD', '0.01', '0.01'],
  ['NVDA', 'USD', '0.01', '0.01'],
  ['AMZN', 'USD', '0.01', '0.01'],
  ['GOOGL', 'USD', '0.01', '0.01'],
  ['TSLA', 'USD', '0.01', '0.01'],
]

export const instruments: readonly Instrument[] = [
  ...COINS.map((line) => ({ class: 'crypto' as const, line })),
  ...CURRENCIES.map((line) => ({ class: 'forex' as const, line })),
  ...SHARES.map((line) => ({ class: 'stock' as const, line })),
].map(({ class: listedUnder, line: [base, quote, tickSize, lotSize] }, place) => ({
  // A share is named by itself: everybody knows what it is paid with.
  symbol: (listedUnder === 'stock' ? base : base + quote).toLowerCase(),
  class: listedUnder,
  base,
  quote,
  tickSize: parseAmount(tickSize) as Price,
  lotSize: parseAmount(lotSize) as Amount,
  // BTC against USDT has the numbers that the spec gives it, 1 and 2.
  currencyId: place + 1,
  matchId: place + 2,
}))

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]))

export function instrumentOf(symbol: string): Instrument | undefined {
  return bySymbol.get(symbol)
}
