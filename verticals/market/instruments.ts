/** What the market quotes: coins against USDT, currencies, metals and shares, with the steps of their prices; most are listed on the first day. */
import { type Amount, type Price, parseAmount } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'

type Line = readonly [base: string, quote: string, name: string, tickSize: string, lotSize: string]

const COINS: readonly Line[] = [
  ['BTC', 'USDT', 'Bitcoin', '0.01', '0.00001'],
  ['ETH', 'USDT', 'Ethereum', '0.01', '0.0001'],
  ['SOL', 'USDT', 'Solana', '0.01', '0.001'],
  ['BNB', 'USDT', 'BNB', '0.01', '0.001'],
  ['XRP', 'USDT', 'XRP', '0.0001', '0.1'],
  ['ADA', 'USDT', 'Cardano', '0.00001', '0.1'],
  ['DOGE', 'USDT', 'Dogecoin', '0.00001', '1'],
  ['TRX', 'USDT', 'TRON', '0.00001', '0.1'],
  ['LTC', 'USDT', 'Litecoin', '0.01', '0.001'],
  ['LINK', 'USDT', 'Chainlink', '0.001', '0.01'],
  ['AVAX', 'USDT', 'Avalanche', '0.001', '0.01'],
  ['DOT', 'USDT', 'Polkadot', '0.0001', '0.01'],
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
/** Quoted from the first day on, so that their charts have a past, and listed when two operators say so. */
const LATER_COINS: readonly Line[] = [
  ['BCH', 'USDT', 'Bitcoin Cash', '0.01', '0.001'],
  ['UNI', 'USDT', 'Uniswap', '0.001', '0.01'],
  ['ATOM', 'USDT', 'Cosmos', '0.0001', '0.01'],
  ['NEAR', 'USDT', 'NEAR Protocol', '0.0001', '0.1'],
]
const LATER_CURRENCIES: readonly Line[] = [['XAG', 'USD', 'Silver / US Dollar', '0.001', '0.1']]
const LATER_SHARES: readonly Line[] = [['META', 'USD', 'Meta Platforms', '0.01', '0.01']]

const HOURS = { crypto: 'always', forex: 'forex', stock: 'stocks' } as const

type Quoted = Pick<Instrument, 'class' | 'isFirst'> & { readonly line: Line }
const quoted = (lines: readonly Line[], as: Instrument['class'], isFirst: boolean): Quoted[] =>
  lines.map((line) => ({ class: as, isFirst, line }))

// A number that was given stays what it is: what comes later comes last.
export const instruments: readonly Instrument[] = [
  ...quoted(COINS, 'crypto', true),
  ...quoted(CURRENCIES, 'forex', true),
  ...quoted(SHARES, 'stock', true),
  ...quoted(LATER_COINS, 'crypto', false),
  ...quoted(LATER_CURRENCIES, 'forex', false),
  ...quoted(LATER_SHARES, 'stock', false),
].map(({ class: quotedAs, isFirst, line: [base, quote, name, tickSize, lotSize] }, place) => ({
  // A share is named by itself: everybody knows what it is paid with.
  symbol: (quotedAs === 'stock' ? base : base + quote).toLowerCase(),
  class: quotedAs,
  hours: HOURS[quotedAs],
  base,
  quote,
  name,
  tickSize: parseAmount(tickSize) as Price,
  lotSize: parseAmount(lotSize) as Amount,
  // BTC against USDT has the numbers that the spec gives it, 1 and 2.
  currencyId: place + 1,
  matchId: place + 2,
  isFirst,
}))

export type { Instrument } from '@evenkeel/wire/server'

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]))

export function instrumentOf(symbol: string): Instrument | undefined {
  return bySymbol.get(symbol)
}
