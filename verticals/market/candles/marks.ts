/** The candles of a coin's mark price: a series of their own beside those of its trades, made of reference prices alone. Rule Q49. */
import type { Instrument } from '../instruments.ts'
import type { Move } from '../source/source.ts'
import type { Candle } from './candle.ts'

const SUFFIX = '.mark'

/** The name of a coin's mark among the symbols of candles. */
export function markOf(symbol: string): string {
  return symbol + SUFFIX
}

/** Whose mark a name stands for; nothing for a symbol itself. */
export function markedBy(name: string): string | undefined {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined
}

type Marked = Pick<Instrument, 'symbol' | 'class'>

/** With a mark for each coin: contracts on coins alone are read as swaps. */
export function withMarks<Of extends Marked>(instruments: readonly Of[]): readonly Of[] {
  const coins = instruments.filter((one) => one.class === 'crypto')
  return [...instruments, ...coins.map((one) => ({ ...one, symbol: markOf(one.symbol) }))]
}

/** What new reference prices say of marks, each from the moment on at which it became one. */
export function markMoves(references: readonly Omit<Move, 'trades'>[]): readonly Move[] {
  return references.map(({ symbol, at, price }) => ({
    symbol: markOf(symbol),
    at,
    price,
    trades: [],
  }))
}

/** A mark is not traded: of what a source knows of the coin, its prices. */
export function asMark(candle: Candle): Candle {
  return { ...candle, amount: 0n, vol: 0n, count: 0 }
}
