/** What each symbol is like: where its price belongs, how much it moves, with whom, and how much of it is traded. */

export type Nature = {
  /** The price that it is drawn back to, gently. */
  readonly anchor: number
  /** The standard deviation of an ordinary weekday's change. */
  readonly volatility: number
  /** Its correlation to what its class has in common: the mood of coins or of shares, the strength of the dollar. */
  readonly loading: number
  /** What is traded on an ordinary weekday, in the base coin. */
  readonly dailyAmount: number
  readonly printsPerSecond: number
}

type Line = readonly [
  symbol: string,
  anchor: number,
  volatility: number,
  loading: number,
  dailyAmount: number,
  printsPerSecond: number,
]

const LINES: readonly Line[] = [
  ['btcusdt', 95_000, 0.023, 0.84, 21_000, 3],
  ['ethusdt', 3_300, 0.03, 0.8, 340_000, 2.7],
  ['solusdt', 165, 0.038, 0.75, 3_600_000, 2.4],
  ['bnbusdt', 880, 0.025, 0.7, 210_000, 1.9],
  ['xrpusdt', 2.3, 0.036, 0.68, 190_000_000, 2.1],
  ['adausdt', 0.62, 0.04, 0.72, 170_000_000, 1.7],
  ['dogeusdt', 0.19, 0.044, 0.7, 1_300_000_000, 1.9],
  ['trxusdt', 0.3, 0.025, 0.6, 260_000_000, 1.5],
  ['ltcusdt', 98, 0.034, 0.68, 520_000, 1.5],
  ['linkusdt', 16.5, 0.04, 0.72, 4_200_000, 1.6],
  ['avaxusdt', 21, 0.042, 0.73, 3_300_000, 1.6],
  ['dotusdt', 3.4, 0.04, 0.72, 14_000_000, 1.5],
  ['eurusd', 1.12, 0.0042, -0.78, 5_200_000_000, 2.4],
  ['gbpusd', 1.31, 0.0046, -0.7, 2_300_000_000, 2],
  ['usdjpy', 150, 0.0052, 0.62, 3_900_000_000, 2.2],
  ['audusd', 0.66, 0.0056, -0.66, 1_500_000_000, 1.7],
  ['usdchf', 0.84, 0.0046, 0.7, 1_100_000_000, 1.6],
  ['xauusd', 4_100, 0.0095, -0.42, 5_600_000, 2.2],
  ['aapl', 265, 0.0145, 0.72, 48_000_000, 2],
  ['msft', 500, 0.0135, 0.74, 21_000_000, 1.8],
  ['nvda', 185, 0.024, 0.72, 170_000_000, 2.6],
  ['amzn', 230, 0.018, 0.7, 40_000_000, 1.9],
  ['googl', 280, 0.017, 0.68, 31_000_000, 1.8],
  ['tsla', 420, 0.031, 0.6, 82_000_000, 2.6],
  ['bchusdt', 520, 0.037, 0.66, 210_000, 1.4],
  ['uniusdt', 7.8, 0.044, 0.7, 6_400_000, 1.4],
  ['atomusdt', 3.1, 0.042, 0.7, 8_800_000, 1.3],
  ['nearusdt', 2.2, 0.046, 0.72, 16_000_000, 1.4],
  ['xagusd', 50, 0.017, -0.36, 42_000_000, 1.8],
  ['meta', 640, 0.02, 0.68, 13_000_000, 1.8],
]

const bySymbol = new Map(
  LINES.map(([symbol, anchor, volatility, loading, dailyAmount, printsPerSecond]) => [
    symbol,
    { anchor, volatility, loading, dailyAmount, printsPerSecond },
  ]),
)

export function natureOf(symbol: string): Nature | undefined {
  return bySymbol.get(symbol)
}
