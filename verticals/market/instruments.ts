/** What is listed on the first day: coins against USDT, currencies, metals and shares, with the steps of their prices. */
import { type Amount, type Price, parseAmount } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'

type Line = readonly [base: string, quote: string, name: string, tickSize: string, lotSize: string]

const COINS: readonly Line[] = [
  ['BTC', 'USDT', 'Bitcoin', '0.01', '0.00001'],
  ['ETH', 'USDT', 'Ethereum', '0.01', '0.0001'],
  ['SOL', 'USDT', 'Solana', '0.01', '0.001'],
  ['BNB', 'USDT', 'BNB', '0.01', '0.001'],
  ['XRP', 'USDT', 'XRP', '0.0001', '0.1'],
  ['ADA', 'USDT', 'Cardano', '0.0001', '0.1'],
  ['DOGE', 'USDT', 'Dogecoin', '0.00001', '1'],
  ['TRX', 'USDT', 'TRON', '0.00001', '0.1'],
  ['LTC', 'USDT', 'Litecoin', '0.01', '0.001'],
  ['LINK', 'USDT', 'Chainlink', '0.001', '0.01'],
  ['AVAX', 'USDT', 'Avalanche', '0.001', '0.01'],
  ['DOT', 'USDT', 'Polkadot', '0.001', '0.01'],
]
const CURRENCIES: readonly Line[] = [
  ['EUR', 'USD', 'Euro / US Dollar', '0.00001', '1'],
  ['GBP', 'USD', 'British Pound / US Dollar', '0.00001', '1'],
  ['USD', 'JPY', 'US Dollar / Japanese Yen', '0.001', '1'],
  ['AUD', 'USD', 'Australian Dollar / US Dollar', '0.00001', '1'],
  ['USD', 'CHF', 'US Dollar / Swiss Franc', '0.00001', '1'],
  ['XAU', 'USD', 'Gold / US Dollar', '0.01', '0.01'],
]
const SHARES: readonly Line[] = [
  ['AAPL', 'USD', 'Apple', '0.01', '0.01'],
  ['MSFT', 'USD', 'Microsoft', '0.01', '0.01'],
  ['NVDA', 'USD', 'NVIDIA', '0.01', '0.01'],
  ['AMZN', 'USD', 'Amazon', '0.01', '0.01'],
  ['GOOGL', 'USD', 'Alphabet (Google)', '0.01', '0.01'],
  ['TSLA', 'USD', 'Tesla', '0.01', '0.01'],
]

const HOURS = { crypto: 'always', forex: 'forex', stock: 'stocks' } as const

export const instruments: readonly Instrument[] = [
  ...COINS.map((line) => ({ class: 'crypto' as const, line })),
  ...CURRENCIES.map((line) => ({ class: 'forex' as const, line })),
  ...SHARES.map((line) => ({ class: 'stock' as const, line })),
].map(({ class: listedUnder, line: [base, quote, name, tickSize, lotSize] }, place) => ({
  // A share is named by itself: everybody knows what it is paid with.
  symbol: (listedUnder === 'stock' ? base : base + quote).toLowerCase(),
  class: listedUnder,
  hours: HOURS[listedUnder],
  base,
  quote,
  name,
  tickSize: parseAmount(tickSize) as Price,
  lotSize: parseAmount(lotSize) as Amount,
  // BTC against USDT has the numbers that the spec gives it, 1 and 2.
  currencyId: place + 1,
  matchId: place + 2,
}))

export type { Instrument } from '@evenkeel/wire/server'

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]))

export function instrumentOf(symbol: string): Instrument | undefined {
  return bySymbol.get(symbol)
}
